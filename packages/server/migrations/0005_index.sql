-- What the indexer has read of each network. Addresses and hashes are lower-case text; amounts are whole numbers of the smallest unit.

-- How far we are. `instance` is the hash of block 0: another one is another chain under the same number.
create table index_networks (
  chain text collate "C" primary key,
  instance text collate "C" not null,
  block int8 not null,
  hash text collate "C" not null
);

-- The blocks that may still be taken back, to find the place where two histories part.
create table index_blocks (
  chain text collate "C" not null,
  block int8 not null,
  hash text collate "C" not null,
  primary key (chain, block)
);

create table index_transactions (
  chain text collate "C" not null,
  block int8 not null,
  position int4 not null,
  hash text collate "C" not null,
  time int8 not null,
  sender text collate "C" not null,
  -- Absent when the transaction made a contract.
  receiver text collate "C",
  value numeric(78, 0) not null,
  nonce int8 not null,
  -- The first four bytes of what was called.
  selector text collate "C" not null,
  has_failed boolean not null,
  primary key (chain, block, position)
);

create table index_transfers (
  chain text collate "C" not null,
  block int8 not null,
  position int4 not null,
  log int4 not null,
  -- Counts the entries of one ERC-1155 batch.
  part int4 not null,
  standard text collate "C" not null check (standard in ('ERC20', 'ERC721', 'ERC1155')),
  contract text collate "C" not null,
  sender text collate "C" not null,
  receiver text collate "C" not null,
  token_id numeric(78, 0),
  amount numeric(78, 0) not null,
  primary key (chain, block, position, log, part)
);
create index index_collectibles_in on index_transfers (chain, receiver, contract, token_id) where standard <> 'ERC20';
create index index_collectibles_out on index_transfers (chain, sender, contract, token_id) where standard <> 'ERC20';

-- Who took part in which transaction: the order of somebody's activity.
create table index_parties (
  chain text collate "C" not null,
  address text collate "C" not null,
  block int8 not null,
  position int4 not null,
  primary key (chain, address, block, position)
);
create index index_parties_block on index_parties (chain, block);

-- ERC-20 contracts that ever moved something from or to an address. Never taken back: a token too many reads as zero.
create table index_touched (
  chain text collate "C" not null,
  address text collate "C" not null,
  contract text collate "C" not null,
  primary key (chain, address, contract)
);

-- What contracts say about themselves, cleaned. Null is an answer too: asked, and there was none.
create table index_tokens (
  chain text collate "C" not null,
  contract text collate "C" not null,
  name text,
  symbol text,
  decimals int2,
  read_at int8 not null,
  primary key (chain, contract)
);

create table index_collectibles (
  chain text collate "C" not null,
  contract text collate "C" not null,
  token_id numeric(78, 0) not null,
  name text,
  image text,
  read_at int8 not null,
  primary key (chain, contract, token_id)
);
