-- Pictures that the operator uploaded, re-encoded by us.
create table logos (
  kind text not null check (kind in ('wallet', 'asset', 'currency', 'token')),
  id text collate "C" not null,
  bytes bytea not null,
  type text not null,
  -- Changes with the bytes; part of the address that browsers may keep for good.
  version text not null,
  primary key (kind, id)
);

-- Pictures of strangers: where they are, and what we made of them once somebody had looked.
create table remote_art (
  -- A hash of the kind and the source, so that an address at this server can only be had by being given it.
  id text collate "C" primary key,
  source text not null,
  status text not null default 'new' check (status in ('new', 'ready', 'failed')),
  bytes bytea,
  type text,
  version text,
  size integer not null default 0,
  -- Milliseconds since 1970, from the server's own clock.
  retry_at bigint not null default 0,
  seen_at bigint not null
);
create index remote_art_seen_at on remote_art (seen_at);
