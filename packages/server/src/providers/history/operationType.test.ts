import { expect, it } from 'vitest'
import { addressOf } from '../../test/chainLogs.js'
import { zeroAddress } from '../evmAddress.js'
import { operationType } from './operationType.js'

const [me, you, shop] = [addressOf(1), addressOf(2), addressOf(3)]
const deed = { sender: me, receiver: shop, selector: '0x12345678', hasValue: false }
const coin = (sender: string, receiver: string) => ({ sender, receiver, isCollectible: false })
const art = (sender: string, receiver: string) => ({ sender, receiver, isCollectible: true })

it.each([
  ['deploy', { ...deed, receiver: null }, []],
  ['approve', { ...deed, selector: '0x095ea7b3' }, []],
  ['approve', { ...deed, selector: '0xa22cb465' }, []],
  ['execute', deed, []],
  ['execute', { ...deed, sender: you, selector: '0x095ea7b3' }, []],
  ['send', deed, [coin(me, you)]],
  ['send', deed, [coin(me, me)]],
  ['send', { ...deed, selector: '0x', hasValue: true }, []],
  ['receive', { ...deed, sender: you }, [coin(you, me)]],
  ['trade', deed, [coin(me, shop), coin(shop, me)]],
  ['trade', deed, [coin(me, shop), art(shop, me)]],
  ['trade', deed, [coin(me, shop), coin(zeroAddress, me)]],
  ['mint', deed, [art(zeroAddress, me)]],
  ['mint', deed, [coin(me, shop), art(zeroAddress, me)]],
  ['mint', { ...deed, sender: you }, [coin(zeroAddress, me)]],
  ['burn', deed, [coin(me, zeroAddress)]],
])('%s', (expected, what, movements) => expect(operationType(what, movements, me)).toBe(expected))
