import type { GoodValue } from '@ronda/contract'
import { ATOMS_PER_UNIT } from '@ronda/core'

type DemoGood = Pick<GoodValue, 'kind' | 'names' | 'texts' | 'price' | 'picture'> & Partial<GoodValue>

const made = (good: DemoGood, place: number): GoodValue => ({
  amount: null,
  stock: null,
  perMember: null,
  isOffered: true,
  place,
  ...good,
})

/** What a demo offers for points. */
export const DEMO_GOODS: readonly GoodValue[] = [
  {
    kind: 'cash' as const,
    names: { es: '5 dólares de saldo', en: '5 dollars of balance' },
    texts: { es: 'Dinero para jugar o retirar.', en: 'Money to play with or withdraw.' },
    price: 500,
    picture: 'cash' as const,
    amount: 5n * ATOMS_PER_UNIT,
  },
  {
    kind: 'delivery' as const,
    names: { es: 'Taza Ronda', en: 'Ronda mug' },
    texts: { es: 'Cerámica roja, 350 ml.', en: 'Red ceramic, 350 ml.' },
    price: 900,
    picture: 'mug' as const,
    stock: 40,
  },
  {
    kind: 'delivery' as const,
    names: { es: 'Camiseta Ronda', en: 'Ronda T-shirt' },
    texts: { es: 'Algodón, talla única.', en: 'Cotton, one size.' },
    price: 1_500,
    picture: 'shirt' as const,
    stock: 25,
    perMember: 2,
  },
  {
    kind: 'delivery' as const,
    names: { es: 'Tarjeta de regalo', en: 'Gift card' },
    texts: { es: 'Para tiendas en línea.', en: 'For online stores.' },
    price: 2_500,
    picture: 'giftCard' as const,
    stock: 10,
    perMember: 1,
  },
  {
    kind: 'delivery' as const,
    names: { es: 'Audífonos', en: 'Headphones' },
    texts: { es: 'Inalámbricos, con estuche.', en: 'Wireless, with a case.' },
    price: 9_000,
    picture: 'headphones' as const,
    stock: 5,
  },
  {
    kind: 'delivery' as const,
    names: { es: 'Reloj', en: 'Watch' },
    texts: { es: 'De cuarzo, resistente al agua.', en: 'Quartz, water resistant.' },
    price: 18_000,
    picture: 'watch' as const,
    stock: 3,
  },
  {
    kind: 'delivery' as const,
    names: { es: 'Teléfono', en: 'Phone' },
    texts: { es: '128 GB, con garantía.', en: '128 GB, with a warranty.' },
    price: 60_000,
    picture: 'phone' as const,
    stock: 0,
  },
].map(made)
