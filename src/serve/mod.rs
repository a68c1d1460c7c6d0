//! The table's page: the slate on every screen in the room, entry from phones, the wall.
//!
//! One thread answers requests and reads; another writes. What is sent to a page that is open is only how far its match
//! is; the page asks for the rest. Nothing is kept beside the log but who holds which place.

mod address;
mod answer;
mod asking;
mod change;
mod deal;
mod entry;
mod forms;
mod frame;
mod hall;
mod join;
mod pages;
mod qr;
mod room;
mod router;
mod rules;
mod screen;
mod slate;
mod tables;
mod wall;

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::{Arc, OnceLock, Weak};
use std::time::Duration;

use ardoise_desk::evening::Change;
use ardoise_desk::{Desk, Which};
use ardoise_rules::engine::{Agree, Arg, OptionValue as _};
use ardoise_rules::notation::read_player;

use crate::evening;
use crate::line::args::ServeArgs;
use crate::serve::room::guard::{Door, Hosts, Peer};
use crate::serve::room::places::{Place, Places, kept_beside};
use crate::serve::room::writer::Writer;
use crate::serve::room::{Opening, Room, Shows};
use crate::serve::screen::Screen;
use crate::shell::failure::{Failure, trouble};
use crate::shell::{Shell, clock};

pub use crate::serve::room::places::forget;

/// How often the terminal is looked at.
const TURN: Duration = Duration::from_millis(100);
/// How long requests may still be answered once the server ends.
const PATIENCE: Duration = Duration::from_secs(2);

/// Serves the table until it is told to stop.
///
/// # Errors
/// If there is no match, the port is taken, or the database cannot be used.
pub fn run(shell: &mut Shell, args: &ServeArgs) -> Result<(), Failure> {
    if args.all && shell.match_id.is_some() {
        return Err(Failure::of("serve-all-or-one", vec![]));
    }
    let mut desk = shell.desk_if_any()?.ok_or_else(evening::no_match)?;
    let shows = if args.all {
        Shows::All
    } else if let Some(wanted) = &args.contest {
        let which = wanted.as_deref().map_or(Which::Last, Which::Named);
        Shows::Hall(desk.hall(which)?.id().to_owned())
    } else {
        Shows::Table(evening::load(shell, &desk, None, None)?.id().to_owned())
    };
    let token = args.token.as_deref().map(|place| holder(&desk, &shows, place)).transpose()?;
    if let (Some(agree), Shows::Table(id)) = (args.agree, &shows) {
        adopt(&mut desk, id, agree.into())?;
    }
    let reader = shell.desk()?;
    let own = if args.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    let bound = std::net::TcpListener::bind(SocketAddr::from((own, args.port)));
    let listener = bound.map_err(|error| taken(args.port, &error))?;
    listener.set_nonblocking(true).map_err(|error| taken(args.port, &error))?;
    let port = listener.local_addr().map_err(|error| taken(args.port, &error))?.port();
    let addresses = if args.lan { local_addresses() } else { Vec::new() };
    let address =
        format!("http://{}:{port}/", addresses.first().copied().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)));
    let kept_in = kept_beside(&shell.db_path()?);
    let mut places = Places::new(Some(kept_in), clock::now());
    let token = token.map(|place| places.token_for(place, clock::now()));
    let writing: Arc<OnceLock<Weak<Room>>> = Arc::default();
    let told = Arc::clone(&writing);
    let moved = move |id: &str, end| {
        if let Some(room) = told.get().and_then(Weak::upgrade) {
            room.moved(id, end);
        }
    };
    let (writer, thread) = Writer::start(desk, moved).map_err(|error| taken(port, &error))?;
    let room = Arc::new(Room::open(Opening {
        shows,
        hosts: Hosts::new(port, &addresses),
        address,
        author: shell.author(),
        clock: Box::new(clock::now),
        reader,
        writer,
        places,
    }));
    // Set once, here.
    let _ = writing.set(Arc::downgrade(&room));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| taken(port, &error))?;
    let announced = |shell: &mut Shell| announce(shell, &room, &addresses, port, token.as_deref());
    let served = runtime.block_on(serve(shell, Arc::clone(&room), listener, announced));
    runtime.shutdown_timeout(PATIENCE);
    drop(room);
    // The last requests are committed before the program ends.
    let _ = thread.join();
    served
}

/// Whose token is asked for: where one table is served, a player who sits there.
fn holder(desk: &Desk, shows: &Shows, place: &str) -> Result<Place, Failure> {
    let read = Place::read(place).unwrap_or(Place::Onlooker);
    let (Place::Player(name), Shows::Table(id)) = (&read, shows) else { return Ok(read) };
    let found = desk.evening(Which::Named(id))?;
    let table = found.table();
    match read_player(table, name) {
        Ok(seat) => Ok(Place::Player(table.name(seat).to_owned())),
        Err(_) => {
            let players = Arg::OneOf(table.players.iter().cloned().map(Arg::Text).collect());
            let args = vec![("word", Arg::Text(name.clone())), ("players", players)];
            Err(Failure::of("serve-token-nobody", args))
        }
    }
}

/// The first line is the address; then, where nobody looks at a screen, what lets the first person in.
fn announce(shell: &mut Shell, room: &Room, addresses: &[IpAddr], port: u16, token: Option<&str>) {
    shell.raw(&format!("{}\n", room.address));
    for other in addresses.iter().skip(1) {
        shell.raw(&format!("http://{other}:{port}/\n"));
    }
    if let Some(token) = token {
        shell.raw(&format!("token {token}\n"));
    }
    shell.flush();
}

async fn serve(
    shell: &mut Shell,
    room: Arc<Room>,
    listener: std::net::TcpListener,
    announced: impl FnOnce(&mut Shell),
) -> Result<(), Failure> {
    let listener = tokio::net::TcpListener::from_std(listener).map_err(|error| taken(0, &error))?;
    let app = router::router(Arc::clone(&room)).into_make_service_with_connect_info::<Peer>();
    let mut ends = room.ending();
    let served = axum::serve(Door::new(listener), app).with_graceful_shutdown(async move {
        let _ = ends.wait_for(|ends| *ends).await;
    });
    let mut serving = tokio::spawn(async move { served.await });
    let watching = tokio::spawn(room::stream::watch_others(Arc::clone(&room)));
    let signals = tokio::spawn(signalled(heeded(), Arc::clone(&room)));
    // Whoever knows the address may ask it to end.
    announced(shell);
    let mut screen = Screen::open();
    let mut invited = String::new();
    let ending = room.ending();
    while !*ending.borrow() && !serving.is_finished() {
        let lines = room.heard();
        match &mut screen {
            Some(screen) => {
                if screen.turn(&room, &lines, &shell.speaker) {
                    room.end();
                }
            }
            None => {
                let (address, code) = screen::invitation(&room);
                if address != invited {
                    shell.raw(&format!("join {address} code {}\n", screen::spaced(&code)));
                    invited = address;
                }
                for line in &lines {
                    shell.raw(&format!("{line}\n"));
                }
                shell.flush();
            }
        }
        tokio::time::sleep(TURN).await;
    }
    room.end();
    drop(screen);
    let ended = tokio::time::timeout(PATIENCE, &mut serving).await;
    signals.abort();
    watching.abort();
    match ended {
        Ok(Ok(Err(error))) => Err(taken(0, &error)),
        // Whoever still held a connection after that has been told to end.
        Ok(_) | Err(_) => Ok(()),
    }
}

/// The signals by which the system asks a program to end, each of which is heeded from now on.
#[cfg(unix)]
fn heeded() -> Vec<tokio::signal::unix::Signal> {
    use tokio::signal::unix::{SignalKind, signal};
    let kinds = [SignalKind::terminate, SignalKind::interrupt, SignalKind::hangup, SignalKind::quit];
    kinds.into_iter().filter_map(|kind| signal(kind()).ok()).collect()
}

#[cfg(not(unix))]
fn heeded() {}

/// Waits until somebody wants the server to end: Ctrl-C, or a signal of the system.
#[cfg(unix)]
async fn signalled(mut signals: Vec<tokio::signal::unix::Signal>, room: Arc<Room>) {
    if signals.is_empty() {
        return;
    }
    let each = signals.iter_mut().map(|signal| Box::pin(signal.recv()));
    futures_util::future::select_all(each).await;
    room.end();
}

/// Waits until somebody wants the server to end: Ctrl-C.
#[cfg(not(unix))]
async fn signalled((): (), room: Arc<Room>) {
    if tokio::signal::ctrl_c().await.is_ok() {
        room.end();
    }
}

/// The table asks for agreement in another way from the next deal on.
fn adopt(desk: &mut Desk, id: &str, agree: Agree) -> Result<(), Failure> {
    let found = desk.evening(Which::Named(id))?;
    let mut rules = found.rules_at(found.next_deal()).clone();
    if Agree::of(&rules.options) == agree {
        return Ok(());
    }
    let options = Arc::make_mut(&mut rules.options);
    options.shift_remove(Agree::ID);
    if agree.asked() {
        options.insert(Agree::ID.to_owned(), agree.json());
    }
    let reason = "serve --agree".to_owned();
    desk.record(found.draft(Change::Adopt { rules, reason })?)?;
    Ok(())
}

/// The addresses of this machine on its networks, found by asking by which of them others would be reached. Nothing is sent.
fn local_addresses() -> Vec<IpAddr> {
    const OTHERS: [Ipv4Addr; 4] = [
        Ipv4Addr::new(192, 168, 1, 1),
        Ipv4Addr::new(10, 0, 0, 1),
        Ipv4Addr::new(172, 16, 0, 1),
        Ipv4Addr::new(192, 0, 2, 1),
    ];
    let reached_by = |other: &Ipv4Addr| {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        socket.connect((*other, 9)).ok()?;
        let own = socket.local_addr().ok()?.ip();
        (!own.is_loopback() && !own.is_unspecified()).then_some(own)
    };
    let mut found: Vec<IpAddr> = Vec::new();
    for address in OTHERS.iter().filter_map(reached_by) {
        if !found.contains(&address) {
            found.push(address);
        }
    }
    found
}

/// Why the server cannot listen.
fn taken(port: u16, error: &std::io::Error) -> Failure {
    let port = ("port", Arg::Text(port.to_string()));
    if error.kind() == std::io::ErrorKind::AddrInUse {
        return Failure::of("serve-port-taken", vec![port]);
    }
    Failure::of("serve-no-port", vec![port, ("detail", trouble(error))])
}
