import { present } from '@ronda/core'

export type Region = 'vnNorth' | 'vnCentral' | 'vnSouth'

/** The host town of each day of the week, from Monday on. */
const HOSTS: Readonly<Record<Region, readonly string[]>> = {
  vnNorth: ['Hà Nội', 'Quảng Ninh', 'Bắc Ninh', 'Hà Nội', 'Hải Phòng', 'Nam Định', 'Thái Bình'],
  vnCentral: ['Huế', 'Đắk Lắk', 'Đà Nẵng', 'Bình Định', 'Gia Lai', 'Đà Nẵng', 'Khánh Hòa'],
  vnSouth: ['TP. Hồ Chí Minh', 'Bến Tre', 'Đồng Nai', 'Tây Ninh', 'Vĩnh Long', 'TP. Hồ Chí Minh', 'Tiền Giang'],
}

/** The host town of a draw. The first draw fell on a Monday, and there is one every day. */
export function hostOf(region: Region, number: number): string {
  return present(HOSTS[region][(number - 1) % 7], 'a day of the week')
}
