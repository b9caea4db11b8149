import { describe, expect, it } from 'vitest'
import * as account from './account.js'
import * as avatar from './avatar.js'
import * as drawings from './drawings.js'
import * as icons from './icons.js'
import * as images from './images.js'
import * as components from './index.js'
import * as more from './more.js'
import * as moreIcons from './moreIcons.js'
import * as send from './send.js'

describe('public names', () => {
  it('what the first screen shows', () => {
    expect(Object.keys(components)).toMatchInlineSnapshot(`
      [
        "AlertBar",
        "Button",
        "Checkbox",
        "EmptyState",
        "IconButton",
        "Link",
        "Row",
        "Scroller",
        "Shimmer",
        "Spinner",
        "Tag",
        "Toast",
        "VirtualList",
        "VisuallyHidden",
      ]
    `)
    expect(Object.keys(icons)).toMatchInlineSnapshot(`
      [
        "ArrowLeft",
        "ChevronDown",
        "Close",
        "Grid",
        "Help",
        "Refresh",
        "Wallet",
        "Warning",
      ]
    `)
    expect(Object.keys(images)).toMatchInlineSnapshot(`
      [
        "NetworkImage",
        "WalletImage",
      ]
    `)
  })

  it('what later screens show', () => {
    expect(Object.keys(account)).toMatchInlineSnapshot(`
      [
        "Item",
        "Monogram",
        "Picture",
        "Tabs",
        "tabIds",
      ]
    `)
    expect(Object.keys(avatar)).toMatchInlineSnapshot(`
      [
        "Avatar",
      ]
    `)
    expect(Object.keys(more)).toMatchInlineSnapshot(`
      [
        "ConnectingRing",
        "Disclosure",
        "Divider",
        "Input",
        "Shimmer",
        "Tile",
        "TileColumn",
        "TilePlaceholder",
        "VirtualGrid",
      ]
    `)
    expect(Object.keys(moreIcons)).toMatchInlineSnapshot(`
      [
        "Browser",
        "Card",
        "Check",
        "ChevronRight",
        "Clock",
        "Copy",
        "Disconnect",
        "Download",
        "ExternalLink",
        "Gear",
        "Globe",
        "Info",
        "Key",
        "Lock",
        "Network",
        "Phone",
        "QrCode",
        "Receive",
        "Seal",
        "Search",
        "Send",
        "Store",
        "Swap",
        "User",
      ]
    `)
    expect(Object.keys(send)).toMatchInlineSnapshot(`
      [
        "AddressBlocks",
        "AmountField",
        "Facts",
        "Notice",
      ]
    `)
    expect(Object.keys(drawings)).toMatchInlineSnapshot(`
      [
        "EmptyDrawing",
        "KeysDrawing",
        "LayersDrawing",
        "LoginDrawing",
        "NetworkDrawing",
        "VaultDrawing",
      ]
    `)
  })
})
