-- Sealed messages that wait for their receiver. Nothing here says who a client is or where it was.
create table relay_messages (
  id bigint generated always as identity primary key,
  topic text not null,
  -- SHA-256 of the message: publishing twice stores once.
  hash text not null,
  message text not null,
  tag integer not null,
  -- SHA-256 of the publisher's id, so that nobody gets back what they sent.
  publisher text not null,
  published_at bigint not null,
  expires_at bigint not null,
  unique (topic, hash)
);
create index relay_messages_expires_at on relay_messages (expires_at);
