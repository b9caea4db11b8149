-- The wallet directory. What was imported and what the operator changed lie side by side: the next import replaces the
-- one and leaves the other alone.
create table directory_wallets (
  id text collate "C" primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- Where the facts came from: the name of a list, or 'operator'.
  source text not null,
  facts jsonb not null,
  -- Fields that the operator set; null takes one away.
  edits jsonb not null default '{}',
  is_hidden boolean not null default false,
  -- The place the operator gave it. Wallets without one follow those that have one.
  place integer
);

-- Grows with every change: whoever keeps the directory in memory sees by it that a new look is due.
create table directory_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null
);
insert into directory_version (version) values (1);
