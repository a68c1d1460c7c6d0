//! An object store as a place: any that speaks S3, in a cloud or on a machine of the club.
//!
//! Who may write there is said by the environment (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_ENDPOINT_URL`, …) or by
//! the usual files (`~/.aws/credentials`, `~/.aws/config`); nothing of it is kept by this program.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use futures_util::TryStreamExt as _;
use object_store::aws::{AmazonS3, AmazonS3Builder, AmazonS3ConfigKey};
use object_store::client::{HttpError, HttpErrorKind};
use object_store::path::Path;
use object_store::{
    ClientOptions, Error, ObjectMeta, ObjectStore, ObjectStoreExt as _, PutMode, RetryConfig,
};
use tokio::runtime::{Builder, Runtime};

use ardoise_desk::sync::{FOLDERS, Fault, Object, Place};
use ardoise_rules::engine::Arg;
use ardoise_rules::words::plain;

use crate::shell::failure::Failure;

/// A bucket, and what the names of our objects begin with.
pub struct Objects {
    store: AmazonS3,
    prefix: String,
    runtime: Runtime,
}

impl Objects {
    /// The place in a bucket.
    ///
    /// # Errors
    /// If nothing says who asks, or what the environment says cannot be.
    pub fn at(bucket: &str, prefix: &str) -> Result<Objects, Failure> {
        let failed = |detail: String| Failure::of("sync-unreachable", vec![("detail", Arg::Text(detail))]);
        let mut builder = AmazonS3Builder::from_env().with_bucket_name(bucket);
        let usual = usual();
        for (key, setting) in [
            ("aws_access_key_id", AmazonS3ConfigKey::AccessKeyId),
            ("aws_secret_access_key", AmazonS3ConfigKey::SecretAccessKey),
            ("aws_session_token", AmazonS3ConfigKey::Token),
            ("region", AmazonS3ConfigKey::Region),
            ("endpoint_url", AmazonS3ConfigKey::Endpoint),
        ] {
            if let Some(value) = usual.get(key).filter(|_| builder.get_config_value(&setting).is_none()) {
                builder = builder.with_config(setting, value);
            }
        }
        // Where nobody says who asks, the library would look for a service of the cloud: no other host is asked than the one
        // that was named.
        let said = |key| builder.get_config_value(&key).is_some_and(|value| value != "false");
        let [key, secret] = [AmazonS3ConfigKey::AccessKeyId, AmazonS3ConfigKey::SecretAccessKey].map(said);
        let otherwise = [
            AmazonS3ConfigKey::ContainerCredentialsRelativeUri,
            AmazonS3ConfigKey::ContainerCredentialsFullUri,
            AmazonS3ConfigKey::WebIdentityTokenFile,
            AmazonS3ConfigKey::SkipSignature,
        ];
        if !(key && secret) && (key || secret || !otherwise.into_iter().any(said)) {
            let bucket = Arg::Text(plain(bucket));
            let failure = Failure::of("sync-no-credentials", vec![("bucket", bucket)]);
            return Err(failure.hint("sync-set-who", vec![]));
        }
        // A machine of the club may speak without TLS; whoever names it so has said so.
        let endpoint = builder.get_config_value(&AmazonS3ConfigKey::Endpoint);
        let plain = endpoint.is_some_and(|endpoint| endpoint.starts_with("http://"));
        let options = ClientOptions::new()
            .with_allow_http(plain)
            .with_connect_timeout(Duration::from_secs(5))
            .with_timeout(Duration::from_secs(60));
        let retry =
            RetryConfig { max_retries: 2, retry_timeout: Duration::from_secs(20), ..RetryConfig::default() };
        let store = builder.with_client_options(options).with_retry(retry).build();
        let runtime = Builder::new_current_thread().enable_all().build();
        Ok(Objects {
            store: store.map_err(|error| failed(error.to_string()))?,
            prefix: prefix.to_owned(),
            runtime: runtime.map_err(|error| failed(error.to_string()))?,
        })
    }

    fn path(&self, name: &str) -> Path {
        if self.prefix.is_empty() { Path::from(name) } else { Path::from(format!("{}/{name}", self.prefix)) }
    }

    fn object(&self, known: ObjectMeta) -> Object {
        let whole = known.location.to_string();
        let below = whole.strip_prefix(&self.prefix).unwrap_or(&whole).trim_start_matches('/');
        let stamp = known.e_tag.unwrap_or_else(|| known.last_modified.to_rfc3339());
        Object { name: below.to_owned(), size: known.size, stamp }
    }
}

impl Place for Objects {
    fn list(&self) -> Result<Vec<Object>, Fault> {
        let root = (!self.prefix.is_empty()).then(|| Path::from(self.prefix.as_str()));
        self.runtime.block_on(async {
            let beside = self.store.list_with_delimiter(root.as_ref()).await.map_err(fault)?;
            let mut objects = beside.objects;
            for folder in FOLDERS {
                let below: Vec<ObjectMeta> =
                    self.store.list(Some(&self.path(folder))).try_collect().await.map_err(fault)?;
                objects.extend(below);
            }
            Ok(objects.into_iter().map(|known| self.object(known)).collect())
        })
    }

    fn get(&self, name: &str) -> Result<Vec<u8>, Fault> {
        self.runtime.block_on(async {
            let found = self.store.get(&self.path(name)).await.map_err(fault)?;
            Ok(found.bytes().await.map_err(fault)?.to_vec())
        })
    }

    fn put(&self, name: &str, bytes: &[u8]) -> Result<(), Fault> {
        let (path, create) = (self.path(name), PutMode::Create.into());
        self.runtime.block_on(async {
            match self.store.put_opts(&path, bytes.to_vec().into(), create).await {
                Ok(_) | Err(Error::AlreadyExists { .. } | Error::Precondition { .. }) => Ok(()),
                // A store that knows no condition: the name says which bytes bear it.
                Err(Error::NotImplemented { .. } | Error::NotSupported { .. }) => {
                    self.store.put(&path, bytes.to_vec().into()).await.map(drop).map_err(fault)
                }
                Err(error) => Err(fault(error)),
            }
        })
    }

    fn remove(&self, name: &str) -> Result<(), Fault> {
        match self.runtime.block_on(self.store.delete(&self.path(name))) {
            Ok(()) | Err(Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(fault(error)),
        }
    }
}

/// Why a store did not do what was asked: how the connection ended, or else the code of its answer.
fn fault(error: Error) -> Fault {
    if matches!(error, Error::NotFound { .. }) {
        return Fault::Gone;
    }
    let mut cause: &dyn std::error::Error = &error;
    loop {
        if let Some(ended) = cause.downcast_ref::<HttpError>().and_then(|http| ended(http.kind())) {
            return Fault::Failed(ended);
        }
        match cause.source() {
            Some(inner) => cause = inner,
            None => return Fault::Failed(answered(&cause.to_string())),
        }
    }
}

/// How a connection ended without an answer.
fn ended(kind: HttpErrorKind) -> Option<Arg> {
    match kind {
        HttpErrorKind::Connect => Some(Arg::Term("sync-no-server")),
        HttpErrorKind::Timeout => Some(Arg::Term("sync-slow")),
        HttpErrorKind::Request | HttpErrorKind::Interrupted => Some(Arg::Term("sync-cut")),
        _ => None,
    }
}

/// What a store answered, in our words where it is known what its code means: <https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html>.
fn answered(said: &str) -> Arg {
    let between = |begin: &str, end: &str| Some(said.split_once(begin)?.1.split_once(end)?.0);
    let status = said.split_once("status code: ").and_then(|(_, rest)| rest.get(..3));
    match (between("<Code>", "</Code>"), status) {
        (Some("NoSuchBucket"), _) => Arg::Term("sync-no-bucket"),
        (
            Some(
                "InvalidAccessKeyId"
                | "SignatureDoesNotMatch"
                | "InvalidToken"
                | "ExpiredToken"
                | "AuthorizationHeaderMalformed",
            ),
            _,
        )
        | (_, Some("401")) => Arg::Term("sync-no-rights"),
        (Some("RequestTimeTooSkewed"), _) => Arg::Term("sync-clock"),
        (
            Some(
                "QuotaExceeded" | "InsufficientStorage" | "XMinioStorageFull" | "XMinioStorageQuotaExceeded",
            ),
            _,
        )
        | (_, Some("507")) => Arg::Term("io-full"),
        (Some("AccessDenied" | "AllAccessDisabled"), _) | (_, Some("403")) => Arg::Term("io-denied"),
        _ => Arg::Text(plain(between("<Message>", "</Message>").unwrap_or(said))),
    }
}

/// What the usual files say for the profile of this run.
fn usual() -> BTreeMap<String, String> {
    let said = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let home = etcetera::home_dir().ok().map(|home| home.join(".aws"));
    let file = |name: &str, usual: &str| {
        said(name).map(PathBuf::from).or(home.as_ref().map(|home| home.join(usual)))
    };
    let profile =
        said("AWS_PROFILE").and_then(|name| name.into_string().ok()).unwrap_or("default".to_owned());
    let mut all = BTreeMap::new();
    for path in [file("AWS_CONFIG_FILE", "config"), file("AWS_SHARED_CREDENTIALS_FILE", "credentials")] {
        if let Some(text) = path.and_then(|path| std::fs::read_to_string(path).ok()) {
            all.extend(section(&text, &profile));
        }
    }
    all
}

/// The settings of one profile: `[name]`, or `[profile name]` in the file of settings.
fn section(text: &str, profile: &str) -> BTreeMap<String, String> {
    let mut here = false;
    let mut settings = BTreeMap::new();
    for line in text.lines() {
        let trimmed = line.trim();
        if let Some(name) = trimmed.strip_prefix('[').and_then(|name| name.strip_suffix(']')) {
            let name = name.trim();
            here = name.strip_prefix("profile ").map_or(name, str::trim) == profile;
        } else if here
            && !line.starts_with([' ', '\t', '#', ';'])
            && let Some((key, value)) = trimmed.split_once('=')
        {
            settings.insert(key.trim().to_lowercase(), value.trim().to_owned());
        }
    }
    settings
}

#[cfg(test)]
mod tests {
    use super::{answered, section};
    use ardoise_rules::engine::Arg;

    #[test]
    fn what_a_store_answers_is_said_in_our_words() {
        let xml = |code: &str| {
            format!(
                "Server returned non-2xx status code: 400 Bad Request: <Error><Code>{code}</Code><Message>No.</Message></Error>"
            )
        };
        for (code, term) in [
            ("NoSuchBucket", "sync-no-bucket"),
            ("SignatureDoesNotMatch", "sync-no-rights"),
            ("AccessDenied", "io-denied"),
            ("RequestTimeTooSkewed", "sync-clock"),
            ("XMinioStorageFull", "io-full"),
        ] {
            assert_eq!(answered(&xml(code)), Arg::Term(term));
        }
        assert_eq!(answered(&xml("SlowDown")), Arg::Text("No.".to_owned()));
        let bare = |status: &str| answered(&format!("Server returned non-2xx status code: {status}: "));
        assert_eq!(bare("403 Forbidden"), Arg::Term("io-denied"));
        assert_eq!(bare("507 Insufficient Storage"), Arg::Term("io-full"));
    }

    #[test]
    fn the_usual_files_are_read_by_profile() {
        let text = "[default]\naws_access_key_id = A\n# region = x\n[profile club]\nregion=eu-west-3\ns3 =\n  max = 1\n";
        assert_eq!(
            section(text, "default").into_iter().collect::<Vec<_>>(),
            [("aws_access_key_id".to_owned(), "A".to_owned())]
        );
        assert_eq!(section(text, "club").get("region").map(String::as_str), Some("eu-west-3"));
        assert_eq!(section(text, "club").get("max"), None);
    }
}
