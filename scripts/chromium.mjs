import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

// It must run as root in a container and talk to nobody by itself.
const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']

// The shell first: the same engine without a browser's window around it, in which the journeys take half the time.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const places = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const onPath = (env) => {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)))
}

function playwrightCopy() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath()
  } catch {
    // Playwright is not installed yet, or has no build for this system: the caller goes on looking.
    return undefined
  }
}

/** Path of a Chromium or Chrome: CHROMIUM_PATH, then the system's, then Playwright's own copy. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not exist. Correct or unset it.`)
  }
  return [...onPath(env), ...places, playwrightCopy()].find((path) => path && existsSync(path))
}

/** Playwright's launch options for every Chromium that our tests and benches start. */
export function chromiumLaunchOptions() {
  const executablePath = findChromium()
  return { args: [...chromiumArgs], ...(executablePath ? { executablePath } : {}) }
}

const isDebianRoot = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && spawnSync('apt-get', ['--version']).status === 0

const aptInstall = (name) => () => {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  execFileSync('apt-get', ['update'], options)
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], options)
}

const aptWays = () =>
  ['chromium-headless-shell', 'chromium'].map((name) => [`apt-get install ${name}`, aptInstall(name)])

const playwrightInstall = () =>
  execFileSync(process.execPath, [createRequire(import.meta.url).resolve('playwright/cli'), 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  })

/** Finds Chromium or gets one; throws with the list of ways when it cannot: browser tests are never skipped. */
export function ensureChromium({ find = findChromium, ways } = {}) {
  const found = find()
  if (found) return found
  const failures = []
  for (const [name, install] of ways ?? [
    ...(isDebianRoot() ? aptWays() : []),
    ['npx playwright install chromium', playwrightInstall],
  ]) {
    try {
      install()
      const path = find()
      if (path) return path
      failures.push(`${name}: ended well, but no browser was found after it`)
    } catch (error) {
      failures.push(`${name}: ${error.message}`)
    }
  }
  throw new Error(
    [
      'The tests need Chromium and there is none. Tried:',
      ...failures.map((line) => `  - ${line}`),
      'Any one of these mends it:',
      '  - set CHROMIUM_PATH to a Chromium or Chrome',
      '  - install Chromium or Chrome with your system (Debian: apt-get install chromium)',
      '  - npx playwright install chromium',
    ].join('\n'),
  )
}
