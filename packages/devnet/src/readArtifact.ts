import { promises as files } from 'node:fs'
import { type Abi, type Hex, toHex } from 'viem'

export type Artifact = { readonly abi: Abi; readonly bytecode: Hex }

/** A compiled contract, by its path in the folder of artifacts: `Coin`, `ens/ENSRegistry`. */
export async function readArtifact(name: string): Promise<Artifact> {
  const text = await files.readFile(new URL(`../artifacts/${name}.json`, import.meta.url), 'utf8')
  // Committed, and checked by a test: the shape is ours.
  return JSON.parse(text) as Artifact
}

/** A picture that scripts/drawPictures.mjs drew. */
export async function readPicture(name: string): Promise<Hex> {
  return toHex(await files.readFile(new URL(`../artifacts/pictures/${name}.png`, import.meta.url)))
}
