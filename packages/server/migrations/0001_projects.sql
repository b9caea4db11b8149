-- A project is a site, or a family of sites, that uses this server. Its id is public.
create table projects (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  name text not null,
  mode text not null check (mode in ('dev', 'live')),
  origins jsonb not null default '[]',
  is_analytics_enabled boolean not null default true,
  -- Milliseconds since 1970, from the server's own clock.
  created_at bigint not null
);

-- Written to by the readiness check: a database that takes no writes is not ready.
create table health_checks (
  id integer primary key check (id = 1),
  at timestamptz not null
);
