-- The index in fewer and narrower rows: a block's transactions are one text, who took part is three numbers, and only
-- collectibles keep a row for each movement. It is read anew from the chains.
drop table index_transactions;
drop table index_transfers;
drop table index_parties;
delete from index_blocks;
delete from index_networks;

-- What happened in a block, as indexer/blockBody.ts writes it. Blocks without transactions have no row.
create table index_bodies (
  chain int8 not null,
  block int8 not null,
  body text collate "C" not null,
  primary key (chain, block)
);
-- Read and written whole, and hashes do not compress.
alter table index_bodies alter column body set storage external;

-- Who took part in which transaction: the order of somebody's activity. `key` is a number made from the address
-- (indexer/addressKey.ts): cheaper to keep in order than a text, and the body tells whether it really was that address.
create table index_parties (
  chain int8 not null,
  key int8 not null,
  block int8 not null,
  position int4 not null,
  primary key (chain, key, block, position)
);

-- Contracts that ever gave an address something: what to look at for its balances, which the contracts themselves tell. So a pair
-- may stay when its block is taken back.
create table index_received (
  chain int8 not null,
  receiver text collate "C" not null,
  contract text collate "C" not null,
  primary key (chain, receiver, contract)
);

-- Movements of collectibles: what came in less what went out is held.
create table index_movements (
  chain int8 not null,
  block int8 not null,
  position int4 not null,
  log int4 not null,
  -- Counts the entries of one ERC-1155 batch.
  part int4 not null,
  standard text collate "C" not null check (standard in ('ERC721', 'ERC1155')),
  contract text collate "C" not null,
  sender text collate "C" not null,
  receiver text collate "C" not null,
  token_id numeric not null,
  amount numeric not null,
  -- Who signed the transaction: what an address fetched for itself is no advertisement.
  origin text collate "C" not null,
  primary key (chain, block, position, log, part)
);
create index index_movements_in on index_movements (chain, receiver, contract, token_id);
create index index_movements_out on index_movements (chain, sender, contract, token_id);
