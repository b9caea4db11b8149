import { describe, expect, it } from 'vitest'
import * as icons from './icons.js'
import * as components from './index.js'

describe('public names', () => {
  it('components', () => {
    expect(Object.keys(components)).toMatchInlineSnapshot(`
      [
        "AlertBar",
        "Avatar",
        "Button",
        "Checkbox",
        "ConnectingRing",
        "Disclosure",
        "Divider",
        "EmptyState",
        "IconButton",
        "Input",
        "Link",
        "NetworkImage",
        "Row",
        "Scroller",
        "Shimmer",
        "Spinner",
        "Tag",
        "Toast",
        "VirtualList",
        "VisuallyHidden",
        "WalletImage",
      ]
    `)
  })

  it('icons and drawings', () => {
    expect(Object.keys(icons)).toMatchInlineSnapshot(`
      [
        "EmptyDrawing",
        "KeysDrawing",
        "LayersDrawing",
        "LoginDrawing",
        "NetworkDrawing",
        "VaultDrawing",
        "ArrowLeft",
        "Browser",
        "Card",
        "Check",
        "ChevronDown",
        "ChevronRight",
        "Clock",
        "Close",
        "Copy",
        "Disconnect",
        "Download",
        "ExternalLink",
        "Gear",
        "Globe",
        "Grid",
        "Help",
        "Info",
        "Key",
        "Lock",
        "Network",
        "Phone",
        "QrCode",
        "Receive",
        "Refresh",
        "Search",
        "Send",
        "Store",
        "Swap",
        "User",
        "Wallet",
        "Warning",
      ]
    `)
  })
})
