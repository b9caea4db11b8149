-- Sign-ins under way. Each nonce is deleted by the one who uses it; nonce and token are kept as hashes.
create table auth_nonces (
  hash text primary key,
  token_hash text not null,
  project_id text not null references projects (id) on delete cascade,
  expires_at bigint not null
);
create index auth_nonces_expires_at on auth_nonces (expires_at);

-- Visitors who are signed in. A copy of the database opens nothing: tokens are kept as hashes.
create table auth_sessions (
  hash text primary key,
  project_id text not null references projects (id) on delete cascade,
  chain_id text not null,
  address text not null,
  domain text not null,
  uri text not null,
  nonce text not null,
  -- How it was signed. A wallet contract may change its mind, so what it signed is kept and asked about again.
  kind text not null,
  message text,
  signature text,
  checked_at bigint not null,
  created_at bigint not null,
  expires_at bigint not null
);
create index auth_sessions_expires_at on auth_sessions (expires_at);
