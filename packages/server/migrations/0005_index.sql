-- What the indexer has read of each network, by its EIP-155 number. Addresses and hashes are lower-case text; amounts are whole
-- numbers of the smallest unit.

-- How far we are. `instance` is the hash of block 0: another one is another chain under the same number.
create table index_networks (
  chain int8 primary key,
  instance text collate "C" not null,
  block int8 not null,
  hash text collate "C" not null
);

-- The blocks that may still be taken back, to find the place where two histories part.
create table index_blocks (
  chain int8 not null,
  block int8 not null,
  hash text collate "C" not null,
  primary key (chain, block)
);

create table index_transactions (
  chain int8 not null,
  block int8 not null,
  position int4 not null,
  hash text collate "C" not null,
  time int8 not null,
  sender text collate "C" not null,
  -- Absent when the transaction made a contract.
  receiver text collate "C",
  value numeric not null,
  nonce int8 not null,
  -- The first four bytes of what was called.
  selector text collate "C" not null,
  has_failed boolean not null,
  primary key (chain, block, position)
);

create table index_transfers (
  chain int8 not null,
  block int8 not null,
  position int4 not null,
  log int4 not null,
  -- Counts the entries of one ERC-1155 batch.
  part int4 not null,
  standard text collate "C" not null check (standard in ('ERC20', 'ERC721', 'ERC1155')),
  contract text collate "C" not null,
  sender text collate "C" not null,
  receiver text collate "C" not null,
  token_id numeric,
  amount numeric not null,
  primary key (chain, block, position, log, part)
);
-- Contracts that ever gave an address something: what to look at for its balances.
create index index_tokens_in on index_transfers (chain, hashtextextended(receiver, 0), hashtextextended(contract, 0))
  where standard = 'ERC20';
create index index_collectibles_in on index_transfers (chain, receiver, contract, token_id) where standard <> 'ERC20';
create index index_collectibles_out on index_transfers (chain, sender, contract, token_id) where standard <> 'ERC20';

-- Who took part in which transaction: the order of somebody's activity. Found by a hash, as numbers are cheaper to keep in order
-- than texts, and every transaction adds some.
create table index_parties (
  chain int8 not null,
  address text collate "C" not null,
  block int8 not null,
  position int4 not null
);
create unique index index_parties_order on index_parties (chain, hashtextextended(address, 0), block, position);

-- What contracts say about themselves, cleaned. Null is an answer too: asked, and there was none.
create table index_tokens (
  chain int8 not null,
  contract text collate "C" not null,
  name text,
  symbol text,
  decimals int2,
  read_at int8 not null,
  primary key (chain, contract)
);

create table index_collectibles (
  chain int8 not null,
  contract text collate "C" not null,
  token_id numeric not null,
  name text,
  image text,
  read_at int8 not null,
  primary key (chain, contract, token_id)
);
