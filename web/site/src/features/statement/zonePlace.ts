import type { Language } from '@ronda/i18n'

/**
 * Places whose names differ from the time zone database. Browsers know the names of zones, such as Central Time, but
 * not those of places; all others are shown as written there.
 */
const PLACES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: {
    'Africa/Cairo': 'El Cairo',
    'America/Anchorage': 'Anchorage',
    'America/Asuncion': 'Asunción',
    'America/Bahia': 'Bahía',
    'America/Bahia_Banderas': 'Bahía de Banderas',
    'America/Belem': 'Belém',
    'America/Bogota': 'Bogotá',
    'America/Cancun': 'Cancún',
    'America/Ciudad_Juarez': 'Ciudad Juárez',
    'America/Cordoba': 'Córdoba',
    'America/Cuiaba': 'Cuiabá',
    'America/Curacao': 'Curazao',
    'America/Havana': 'La Habana',
    'America/Los_Angeles': 'Los Ángeles',
    'America/Mazatlan': 'Mazatlán',
    'America/Merida': 'Mérida',
    'America/Mexico_City': 'Ciudad de México',
    'America/New_York': 'Nueva York',
    'America/Panama': 'Panamá',
    'America/Port_of_Spain': 'Puerto España',
    'America/Sao_Paulo': 'São Paulo',
    'America/Santo_Domingo': 'Santo Domingo',
    'America/Toronto': 'Toronto',
    'America/Tucuman': 'Tucumán',
    'Asia/Dubai': 'Dubái',
    'Asia/Hong_Kong': 'Hong Kong',
    'Asia/Ho_Chi_Minh': 'Ciudad Ho Chi Minh',
    'Asia/Jerusalem': 'Jerusalén',
    'Asia/Seoul': 'Seúl',
    'Asia/Shanghai': 'Shanghái',
    'Asia/Singapore': 'Singapur',
    'Asia/Tokyo': 'Tokio',
    'Atlantic/Canary': 'Canarias',
    'Europe/Amsterdam': 'Ámsterdam',
    'Europe/Athens': 'Atenas',
    'Europe/Berlin': 'Berlín',
    'Europe/Brussels': 'Bruselas',
    'Europe/Dublin': 'Dublín',
    'Europe/Istanbul': 'Estambul',
    'Europe/Lisbon': 'Lisboa',
    'Europe/London': 'Londres',
    'Europe/Moscow': 'Moscú',
    'Europe/Paris': 'París',
    'Europe/Rome': 'Roma',
    'Europe/Stockholm': 'Estocolmo',
    'Europe/Vienna': 'Viena',
    'Europe/Warsaw': 'Varsovia',
    'Europe/Zurich': 'Zúrich',
    'Pacific/Easter': 'Isla de Pascua',
    'Pacific/Galapagos': 'Galápagos',
    'Pacific/Honolulu': 'Honolulú',
  },
  en: {
    'America/Asuncion': 'Asunción',
    'America/Bogota': 'Bogotá',
    'America/Cancun': 'Cancún',
    'America/Ciudad_Juarez': 'Ciudad Juárez',
    'America/Mazatlan': 'Mazatlán',
    'America/Merida': 'Mérida',
    'America/Sao_Paulo': 'São Paulo',
    'Asia/Ho_Chi_Minh': 'Ho Chi Minh City',
  },
}

/** The place that a time zone is named after, in the user's language. */
export function zonePlace(zone: string, language: Language): string {
  return PLACES[language][zone] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
