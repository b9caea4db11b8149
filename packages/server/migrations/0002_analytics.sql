-- What kits reported, cleaned at the door: no address, no e-mail, no query string, no IP. Kept for 30 days.
create table analytics_events (
  project_id text not null references projects (id) on delete cascade,
  -- Made by the kit; a repeated delivery is counted once.
  event_id text not null,
  -- Milliseconds since 1970, from the server's clock.
  at bigint not null,
  type text not null check (type in ('track', 'error')),
  event text not null,
  -- The wallet's name, for events that are about one.
  wallet text,
  domain text not null,
  url text not null,
  -- The same for one visitor on one day, and unrelated on the next.
  visitor text not null,
  properties jsonb not null default '{}',
  error_type text,
  error_message text,
  stack_trace text,
  primary key (project_id, event_id)
);
create index analytics_events_at on analytics_events (at);
create index analytics_events_event on analytics_events (event, at);

-- Counts per day (UTC). Kept for 13 months.
create table analytics_daily (
  -- YYYY-MM-DD
  day text not null,
  project_id text not null references projects (id) on delete cascade,
  event text not null,
  -- Empty for events that are about no wallet.
  wallet text not null default '',
  count bigint not null,
  primary key (day, project_id, event, wallet)
);

-- The day's salt for visitors' identifiers. Once it is gone, nobody can tell which of them was whom.
create table analytics_salts (
  day text primary key,
  salt text not null
);

-- How fast this server answered, per minute, route and process. Kept for 13 months.
create table api_latency (
  -- Milliseconds since 1970 at the beginning of the minute.
  minute bigint not null,
  -- As in the contract: /v1/identity/{address}
  route text not null,
  node text not null,
  count integer not null,
  -- Milliseconds.
  p50 double precision not null,
  p95 double precision not null,
  -- Answers with a 5xx status.
  errors integer not null,
  primary key (minute, route, node)
);
