import { rotateAdminKey } from '../admin/key/rotateAdminKey.js'
import type { Command } from './command.js'

/** Commands about the console's key. */
export const keyCommands: Readonly<Record<string, Command>> = /* @__PURE__ */ Object.freeze({
  'key rotate': {
    usage: '',
    summary: 'Makes a new key for the console and prints it. The old key and every session end.',
    places: [0, 0],
    run: async ({ db, env, print }) => print(await rotateAdminKey(db, env)),
  },
})
