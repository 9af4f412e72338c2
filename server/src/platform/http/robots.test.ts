import { expect, test } from 'vitest'
import { robotsText, sitemapText } from './robots.ts'

test('robots.txt disallows the hidden paths and names the sitemap', () => {
  expect(robotsText('https://ronda.example', ['/api/', '/office'])).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /office\n\nSitemap: https://ronda.example/sitemap.xml\n',
  )
})

test('the sitemap lists every page by its full URL', () => {
  const map = sitemapText('https://ronda.example', ['/', '/help'])
  expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://ronda.example/',
    'https://ronda.example/help',
  ])
})
