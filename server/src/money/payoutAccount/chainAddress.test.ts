import type { PayoutNetwork } from '@ronda/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressFault, cleanAddress } from './chainAddress.lib.ts'

// Published examples: from Tron's documentation, EIP-55, Bitcoin's first block and wiki, BIP-173 and BIP-350.
// oxfmt-ignore
const VALID = [
  ['TRC20', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ERC20', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['ERC20', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'],
  ['ERC20', '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'],
  // Only capitals, or only lower case: there is no checksum.
  ['ERC20', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['ERC20', '0xde709f2102306220921060314715629080e2fb77'],
  ['BTC',   '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['BTC',   '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['BTC',   'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['BTC',   'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y'],
  ['BTC',   'BC1SW50QGDZ25J'],
  ['BTC',   'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
  ['BTC',   'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
] as const satisfies readonly (readonly [PayoutNetwork, string])[]

test.each(VALID)('on %s, %s is a valid address', (network, address) => {
  expect(addressFault(cleanAddress(address), network)).toBeUndefined()
})

// oxfmt-ignore
test.each([
  // One character changed, left out, doubled, or not in the alphabet.
  ['TRC20', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9', 'mistyped'],
  ['TRC20', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv', 'mistyped'],
  ['TRC20', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv88', 'mistyped'],
  ['TRC20', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv0', 'mistyped'],
  ['TRC20', 'tJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'mistyped'],
  ['ERC20', '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'mistyped'],
  ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', 'mistyped'],
  ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'mistyped'],
  ['BTC',   '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'mistyped'],
  ['BTC',   '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLz', 'mistyped'],
  // BIP-173 and BIP-350, invalid: a wrong checksum, mixed case, and the checksum of the other version, which no single
  // typing error produces.
  ['BTC',   'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'mistyped'],
  ['BTC',   'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4', 'mistyped'],
  ['BTC',   'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'unknown'],
  ['BTC',   'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'unknown'],
  // A length that version 0 does not have.
  ['BTC',   'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'unknown'],
  // Not an address, or one of another chain.
  ['TRC20', '0x52908400098527886E0F7030069857D2E4169EE7', 'unknown'],
  ['TRC20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'unknown'],
  ['ERC20', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'unknown'],
  ['BTC',   'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'unknown'],
  ['BTC',   '0x52908400098527886E0F7030069857D2E4169EE7', 'unknown'],
  ['BTC',   'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'unknown'],
  ['ERC20', '0x0', 'unknown'],
  ['BTC',   'ana@example.com', 'unknown'],
] as const)('on %s, %s is %s', (network, address, fault) => {
  expect(addressFault(cleanAddress(address), network)).toBe(fault)
})

const ALPHABETS = {
  base58: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  bech32: 'qpzry9x8gf2tvdw0s3jn54khce6mua7l',
}

test.each([
  ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ALPHABETS.base58, 1],
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', ALPHABETS.base58, 1],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', ALPHABETS.bech32, 3],
] as const)('on %s, the address %s with any one character changed is mistyped', (network, address, alphabet, from) => {
  fc.assert(
    fc.property(
      fc.integer({ min: from, max: address.length - 1 }),
      fc.constantFrom(...alphabet.split('')),
      (at, sign) => {
        fc.pre(address[at] !== sign)
        expect(addressFault(address.slice(0, at) + sign + address.slice(at + 1), network)).toBe('mistyped')
      },
    ),
  )
})
