import { expect, test } from 'vitest'
import { robotsText, sitemapText } from './robots.ts'

test('robots are told what not to try, and where the map is', () => {
  expect(robotsText('https://house.example', ['/api/', '/office'])).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /office\n\nSitemap: https://house.example/sitemap.xml\n',
  )
})

test('the map names every page by its whole address', () => {
  const map = sitemapText('https://house.example', ['/', '/help'])
  expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://house.example/',
    'https://house.example/help',
  ])
})
