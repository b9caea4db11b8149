// Marks that a licence's own text carries. Order matters: the Mozilla text names the GNU ones, so it is asked first.
const marks = [
  ['WCCL', /walletconnect (community|network) licen[cs]e|reown community licen[cs]e/],
  ['BUSL', /business source licen[cs]e/],
  ['SSPL', /server side public licen[cs]e/],
  ['MPL-2.0', /mozilla public licen[cs]e,? version 2\.0/],
  ['Python-2.0', /python software foundation licen[cs]e/],
  ['AGPL', /gnu affero general public licen[cs]e/],
  ['LGPL', /gnu (lesser|library) general public licen[cs]e/],
  ['GPL', /gnu general public licen[cs]e/],
  ['Apache-2.0', /apache licen[cs]e,? version 2\.0/],
  ['MIT', /permission is hereby granted, free of charge, to any person obtaining a copy/],
  ['BSD', /redistribution and use in source and binary forms/],
  ['ISC', /permission to use, copy, modify, and(\/or)? distribute this software for any purpose/],
  ['Unlicense', /free and unencumbered software released into the public domain/],
  ['CC0-1.0', /cc0 1\.0 universal/],
  ['BlueOak-1.0.0', /blue oak model licen[cs]e/],
]

/** Licence id by its text, 'unknown' when no mark is found. */
export function classifyText(text) {
  const plain = text.toLowerCase().replace(/[\s*#"“”]+/g, ' ')
  return marks.find(([, mark]) => mark.test(plain))?.[0] ?? 'unknown'
}

const fields = [
  [/^(MIT|MIT-0)$/, 'MIT'],
  [/^Apache-2\.0$/, 'Apache-2.0'],
  [/^BSD-/, 'BSD'],
  [/^(ISC|0BSD)$/, 'ISC'],
  [/^(Unlicense|CC0-1\.0|BlueOak-1\.0\.0|MPL-2\.0)$/, undefined],
  [/^AGPL/, 'AGPL'],
  [/^LGPL/, 'LGPL'],
  [/^GPL/, 'GPL'],
  [/^BUSL/, 'BUSL'],
]

/** Licence id by the manifest's field, for packages that carry no text. */
export function classifyField(field) {
  const value = typeof field === 'string' ? field : field?.type
  const row = fields.find(([pattern]) => pattern.test(value ?? ''))
  return row ? (row[1] ?? value) : 'unknown'
}

const permissive = new Set(['MIT', 'Apache-2.0', 'BSD', 'ISC', 'Unlicense', 'CC0-1.0', 'BlueOak-1.0.0'])
export const isPermissive = (id) => permissive.has(id)
