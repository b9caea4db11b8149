-- Sliding windows of the rate limits, shared by the processes of one PostgreSQL. Losing them in a crash is harmless.
create unlogged table rate_windows (
  key text primary key,
  -- When each unit was spent, in milliseconds, oldest first.
  spent bigint[] not null,
  expires_at bigint not null
);
create index rate_windows_expires_at on rate_windows (expires_at);

-- Takes `weight` units if the window has room: 0, or the milliseconds until there is. The row's lock makes it exact
-- between processes.
create function take_from_window(window_key text, moment bigint, span bigint, capacity integer, weight integer)
returns bigint language plpgsql as $$
declare
  recent bigint[];
  room integer;
begin
  insert into rate_windows (key, spent, expires_at) values (window_key, '{}', moment + span)
    on conflict (key) do update set expires_at = greatest(rate_windows.expires_at, excluded.expires_at)
    returning spent into recent;
  select coalesce(array_agg(unit order by unit), '{}') into recent from unnest(recent) as unit where unit > moment - span;
  room := capacity - cardinality(recent);
  if weight <= room then
    update rate_windows set spent = recent || array_fill(moment, array[weight]) where key = window_key;
    return 0;
  end if;
  return recent[weight - room] + span - moment;
end
$$;
