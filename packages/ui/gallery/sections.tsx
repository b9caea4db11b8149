import { useState } from 'react'
import * as drawings from '../src/exports/drawings.js'
import * as icons from '../src/exports/icons.js'
import { Avatar, Monogram, NetworkImage, Picture, WalletImage } from '../src/exports/images.js'
import {
  AddressBlocks,
  AlertBar,
  AmountField,
  Button,
  Checkbox,
  ConnectingRing,
  Disclosure,
  Divider,
  EmptyState,
  Facts,
  IconButton,
  Input,
  Item,
  Link,
  Notice,
  Row,
  Scroller,
  Shimmer,
  Spinner,
  Tabs,
  Tag,
  Tile,
  TilePlaceholder,
  Toast,
  VirtualGrid,
  VirtualList,
} from '../src/exports/index.js'
import { Countdown, QrCode } from '../src/exports/qr.js'

const icon = (colour: string, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${colour}" d="M0 0h40v40H0z"/>${shape}</svg>`)}`
const fox = icon('#fff', '<path fill="#e8831d" d="m8 9 9 7h6l9-7-3 13-9 10-9-10z"/>')
const rain = icon(
  '#0e4bd9',
  '<path fill="none" stroke="#ffd84d" stroke-width="5" d="M6 34a28 28 0 0 1 28-28"/><path fill="none" stroke="#fff" stroke-width="4" d="M13 34a21 21 0 0 1 21-21"/>',
)
const mint = icon('#0fb67a', '<circle cx="20" cy="20" r="10" fill="#fff"/>')
const ether = icon('#627eea', '<path fill="#fff" d="m20 7 8 13-8 5-8-5zm0 20 8-5-8 11-8-11z"/>')
const { ArrowLeft, Close, Copy, Globe, Grid, Help, QrCode: QrIcon, Seal, Wallet } = icons
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const nothing = () => {}

export const sections: Record<string, () => React.ReactNode> = {
  rows: () => (
    <div className="gallery-list">
      <Row
        image={<WalletImage id="a" name="Foxy" src={fox} />}
        name="Foxy Wallet"
        tag={<Tag tone="success">Installed</Tag>}
      />
      <Row
        image={<WalletImage id="b" name="Rain" src={rain} />}
        name="Rain"
        tag={<Tag>Recent</Tag>}
        trailing="chevron"
      />
      <Row
        image={<WalletImage id="c" name="Mint" src={mint} />}
        name="Mint"
        tag={<Tag tone="accent">QR code</Tag>}
        trailing="chevron"
      />
      <Row
        image={<WalletImage id="d" name="Mint" src={mint} />}
        name="Opening"
        tag={<Tag>Recent</Tag>}
        trailing="spinner"
      />
      <Row
        image={<WalletImage id="com.unknown" name="Kraken Bay" />}
        name="Ein außerordentlich langer Wallet-Name GmbH"
        tag={<Tag tone="warning">Unverified</Tag>}
        trailing="chevron"
      />
      <Row icon={<Grid />} name="All wallets" tag={<Tag>450+</Tag>} trailing="chevron" />
      <Row
        image={<NetworkImage id="eip155:1" name="Ethereum" src={ether} />}
        name="Ethereum"
        trailing="check"
        aria-current="true"
      />
      <Row
        image={<NetworkImage id="eip155:31337" name="Portico Local" />}
        name="Portico Local"
        description="Not approved by this wallet"
        isDisabled
      />
      <Row icon={<Globe />} name="Block explorer" href="https://example.com" trailing="external" />
      <Row name="No icon" trailing="chevron" />
    </div>
  ),
  buttons: () => (
    <div className="gallery-list">
      <Button isFullWidth size="lg">
        Connect wallet
      </Button>
      <Button isFullWidth>Try again</Button>
      <Button isFullWidth isLoading>
        Signing…
      </Button>
      <Button isFullWidth variant="secondary" icon={<Copy />}>
        Copy link
      </Button>
      <Button isFullWidth variant="quiet" icon={<QrIcon />}>
        Use the QR code
      </Button>
      <Button isFullWidth isDisabled>
        Continue
      </Button>
      <div className="gallery-flow">
        <Button>Sign</Button>
        <Button variant="secondary">Cancel</Button>
        <Button variant="quiet">Get</Button>
      </div>
      <div className="gallery-flow">
        <IconButton label="Back">
          <ArrowLeft />
        </IconButton>
        <IconButton label="Help">
          <Help />
        </IconButton>
        <IconButton label="Close">
          <Close />
        </IconButton>
        <IconButton label="Close" isDisabled>
          <Close />
        </IconButton>
        <Spinner size={16} />
        <Spinner />
        <Spinner size={32} />
      </div>
    </div>
  ),
  connecting: () => (
    <div className="gallery-list">
      {(['idle', 'loading', 'error', 'success'] as const).map((state) => (
        <div className="gallery-connecting" key={state}>
          <ConnectingRing state={state}>
            <WalletImage id="a" name="Foxy" src={fox} size={80} />
          </ConnectingRing>
          <p className="gallery-heading">{state === 'error' ? 'Connection declined' : 'Continue in Foxy'}</p>
          <p data-tone="secondary">
            {state === 'error' ? 'You refused the request in your wallet.' : 'Open Foxy and approve the connection.'}
          </p>
        </div>
      ))}
      <div className="gallery-connecting">
        <ConnectingRing state="loading" shape="round">
          <NetworkImage id="1" name="Ethereum" src={ether} size={80} />
        </ConnectingRing>
      </div>
    </div>
  ),
  fields: () => {
    const [value, setValue] = useState('')
    const [isChecked, setChecked] = useState(true)
    return (
      <div className="gallery-list">
        <Input label="Search" placeholder="Search wallet" value={value} onValueChange={setValue} clearLabel="Clear" />
        <Input label="Search" placeholder="Search wallet" value="rain" onValueChange={nothing} clearLabel="Clear" />
        <Input
          label="Email"
          type="email"
          icon={null}
          placeholder="Email"
          value="anna@"
          onValueChange={nothing}
          error="This address is not complete."
        />
        <Checkbox isChecked={false} onCheckedChange={nothing}>
          I accept the <Link href="https://example.com">Terms of Service</Link> and the{' '}
          <Link href="https://example.com">Privacy Policy</Link> of this site.
        </Checkbox>
        <Checkbox isChecked={isChecked} onCheckedChange={setChecked}>
          I accept.
        </Checkbox>
        <Divider>or</Divider>
        <Disclosure summary="Details">The wallet answered with code 4001: user rejected the request.</Disclosure>
        <Divider />
        <p>
          <Link href="https://example.com" hasIcon>
            What is a wallet?
          </Link>
        </p>
      </div>
    )
  },
  messages: () => (
    <div className="gallery-list">
      <div>
        <Toast variant="success">Address copied</Toast>
      </div>
      <div>
        <Toast variant="error">Failed to copy</Toast>
      </div>
      <div>
        <Toast variant="loading">Confirm transaction in your wallet</Toast>
      </div>
      <AlertBar closeLabel="Close" onClose={nothing}>
        Invalid App Configuration
      </AlertBar>
      <AlertBar variant="warning" closeLabel="Close" onClose={nothing}>
        Project ID Not Configured
      </AlertBar>
      <AlertBar variant="info" closeLabel="Close" onClose={nothing}>
        Session Expired
      </AlertBar>
      <EmptyState
        drawing={<drawings.EmptyDrawing />}
        title="No wallet found"
        text="Try another name, or see all wallets."
        action={<Button variant="secondary">All wallets</Button>}
      />
    </div>
  ),
  images: () => (
    <div className="gallery-list">
      <div className="gallery-flow">
        {([24, 40, 56, 80] as const).map((size) => (
          <WalletImage key={size} id="a" name="Foxy" src={fox} size={size} />
        ))}
      </div>
      <div className="gallery-flow">
        {([24, 40, 56, 80] as const).map((size) => (
          <WalletImage key={size} id={`x${size}`} name="Kraken" size={size} />
        ))}
      </div>
      <div className="gallery-flow">
        {'abcdefgh'.split('').map((name) => (
          <WalletImage key={name} id={name} name={name} />
        ))}
      </div>
      <div className="gallery-flow">
        {([16, 24, 40, 56, 80] as const).map((size) => (
          <NetworkImage key={size} id="1" name="Ethereum" src={ether} size={size} />
        ))}
      </div>
      <div className="gallery-flow">
        {([24, 40, 64, 80] as const).map((size) => (
          <Avatar key={size} address={account} size={size} />
        ))}
      </div>
      <div className="gallery-flow">
        {'0123456789abcdef'.split('').map((digit) => (
          <Avatar key={digit} address={`0x${digit}f39`} />
        ))}
      </div>
    </div>
  ),
  icons: () => (
    <div className="gallery-flow">
      {Object.entries(icons).map(([name, Icon]) => (
        <span key={name} title={name}>
          <Icon />
        </span>
      ))}
    </div>
  ),
  drawings: () => (
    <div className="gallery-flow">
      {Object.entries(drawings).map(([name, Drawing]) => (
        <span key={name} title={name}>
          <Drawing />
        </span>
      ))}
    </div>
  ),
  amounts: () => {
    const [value, setValue] = useState('1.5')
    return (
      <div className="gallery-list">
        <AmountField label="Amount" value={value} onValueChange={setValue} unit={<Tag>ETH</Tag>} errorId="amount-error">
          <span data-tone="secondary">$4,500.00</span>
        </AmountField>
        <AmountField
          label="Amount"
          value="1234567890.123456789"
          onValueChange={nothing}
          prefix="$"
          unit={<Tag>USD</Tag>}
          error="You do not have that much."
          errorId="amount-too-high"
        >
          <span data-tone="secondary">Balance: 12.3457 ETH</span>
        </AmountField>
        <AddressBlocks address={account} />
        <AddressBlocks address={account} unlike={account.replace('51aad88F', '51aad99F')} />
        <Facts
          facts={[
            { label: 'Network', value: 'Ethereum' },
            { label: 'Netzwerkgebühr (geschätzt)', value: '0.000123456 ETH (< $0.01)' },
          ]}
        />
      </div>
    )
  },
  notices: () => (
    <div className="gallery-list">
      {(['info', 'warning', 'danger'] as const).map((tone) => (
        <Notice key={tone} tone={tone} title="Check the address">
          It begins and ends like one that you have used, and differs in the middle.
        </Notice>
      ))}
      <Notice title="A title only" />
    </div>
  ),
  items: () => {
    const [selected, setSelected] = useState<'tokens' | 'activity'>('tokens')
    const tabs = [
      { id: 'tokens', label: 'Tokens' },
      { id: 'activity', label: 'Aktivität' },
    ] as const
    return (
      <div className="gallery-list">
        <Tabs label="Account" tabs={tabs} selected={selected} onSelect={setSelected} idPrefix="gallery" />
        <Item
          image={<NetworkImage id="1" name="Ether" src={ether} />}
          name="Ether"
          description="12.3457 ETH"
          value="$37,037.04"
        />
        <Item
          image={<NetworkImage id="2" name="Long" />}
          name="The Wrapped and Staked Token of a Protocol with a Very Long Name"
          description="123,456,789,012,345,678.9 wstLONGSYMBOL"
          value="$120,000,000,000,000"
          note="today"
        />
        <div className="gallery-flow">
          <span className="gallery-box">
            <Monogram id="a" name="Mint" />
          </span>
          <span className="gallery-box">
            <Picture src={fox} size={40} />
          </span>
          <span className="gallery-box">
            <Picture src={undefined} size={40}>
              <Monogram id="b" name="Fox" />
            </Picture>
          </span>
        </div>
      </div>
    )
  },
  tiles: () => (
    <Scroller maxHeight={240}>
      <VirtualGrid
        label="Wallets"
        items={['Foxy', 'Rain', 'Ein langer Name', 'Mint', 'Kraken Bay']}
        coming={2}
        tileHeight={96}
        getKey={(name) => name}
        renderTile={(name, tabIndex) =>
          name === undefined ? (
            <TilePlaceholder />
          ) : (
            <Tile
              name={name}
              tabIndex={tabIndex}
              image={<WalletImage id={name} name={name} size={56} />}
              badge={name === 'Mint' ? { icon: <Seal />, label: 'Verified' } : undefined}
            />
          )
        }
      />
    </Scroller>
  ),
  qr: () => (
    <div className="gallery-list">
      <QrCode value={`ethereum:${account}`} label="Address">
        <WalletImage id="a" name="Foxy" src={fox} size={56} />
      </QrCode>
      <Countdown share={0.6}>Expires in 3:00</Countdown>
    </div>
  ),
  type: () => (
    <div className="gallery-list">
      <p className="gallery-balance">1,204.87 ETH</p>
      <p className="gallery-heading">Connect wallet</p>
      {[0, 1, 2, 3].map((surface) => (
        <div className="gallery-swatch" data-surface={surface} key={surface}>
          <span>Primary: what it is</span>
          <span data-tone="secondary">Secondary: what to do</span>
          <span data-tone="tertiary">Tertiary: a footnote</span>
          <span data-tone="accent">Accent: a link</span>
          <span className="gallery-flow">
            <Tag>recent</Tag>
            <Tag tone="accent">QR code</Tag>
            <Tag tone="success">installed</Tag>
            <Tag tone="warning">unverified</Tag>
          </span>
        </div>
      ))}
    </div>
  ),
  lists: () => (
    <div className="gallery-list">
      <Scroller maxHeight={320}>
        <VirtualList
          label="Wallets"
          count={200}
          viewportHeight={320}
          renderRow={(index) => (
            <Row
              image={<WalletImage id={`w${index}`} name={`${index}`} />}
              name={`Wallet ${index + 1}`}
              trailing="chevron"
            />
          )}
        />
      </Scroller>
      <div className="gallery-flow">
        <Shimmer width="40px" height="40px" shape="icon" />
        <Shimmer width="160px" />
      </div>
      <Shimmer height="56px" shape="row" />
      <div className="gallery-flow">
        <Shimmer width="64px" height="64px" shape="round" />
        <Wallet />
      </div>
    </div>
  ),
}
