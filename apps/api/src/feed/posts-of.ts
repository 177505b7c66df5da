import type { BlogPost } from '@rumi/contract'
import { parseFeed } from 'feedsmith'
import { decodeXml } from '../http/decode-text.ts'
import type { FetchedFeed } from './fetch-feed.ts'
import { firstPictureIn, textOf } from './text-of.ts'

/** Spec §9: six posts, snippets of 120 characters. */
const mostPosts = 6
const snippetCharacters = 120

type Link = { href?: string | undefined; rel?: string | undefined; type?: string | undefined }
type Words = string | { value?: string | undefined } | undefined

/** An item of any of the formats, as far as they are alike. */
type Item = {
  title?: Words
  link?: string
  /** Of a JSON feed. */
  url?: string
  content_html?: string
  content_text?: string
  /** RSS 2.0: a permalink unless marked otherwise. */
  guid?: { value?: string; isPermaLink?: boolean }
  links?: Link[]
  description?: Words
  summary?: Words
  content?: Words | { encoded?: string }
  enclosures?: { url?: string; type?: string }[]
  media?: { thumbnails?: { url?: string }[]; contents?: { url?: string; medium?: string; type?: string }[] }
  image?: string
}

/**
 * Returns the first posts of a feed in RSS 2.0, RSS 1.0, Atom or JSON, without those lacking a title or web
 * link. Relative links resolve against the feed's address.
 */
export function postsOf({ bytes, charset, address }: FetchedFeed & { address?: string }): BlogPost[] {
  const { feed } = parseFeed(decodeXml(bytes, charset)) as { feed: { items?: Item[]; entries?: Item[] } }
  const posts: BlogPost[] = []
  for (const item of feed.items ?? feed.entries ?? []) {
    const post = postOf(item, address)
    if (post) posts.push(post)
    if (posts.length === mostPosts) break
  }
  return posts
}

function postOf(item: Item, base: string | undefined): BlogPost | null {
  const title = textOf(words(item.title))
  const link = webAddress(item.link || item.url || linkAmong(item.links) || permalinkOf(item), base)
  if (!title || !link) return null
  const body = words(item.description) || words(item.summary) || contentOf(item)
  return {
    title,
    link,
    thumbnail: webAddress(pictureOf(item, body), base) || null,
    description: snippet(textOf(body)),
  }
}

const words = (message: Words) => (typeof message === 'string' ? message : (message?.value ?? ''))

function contentOf({ content, content_html: html, content_text: text }: Item) {
  if (typeof content === 'object' && 'encoded' in content) return content.encoded ?? ''
  return words(content as Words) || html || text || ''
}

const linkAmong = (links: Link[] = []) =>
  (links.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links[0])?.href

const permalinkOf = ({ guid }: Item) =>
  guid?.value && guid.isPermaLink !== false && URL.canParse(guid.value) ? guid.value : undefined

function pictureOf(item: Item, body: string) {
  const { thumbnails = [], contents = [] } = item.media ?? {}
  const isPicture = ({ medium, type }: { medium?: string; type?: string }) =>
    medium === 'image' || type?.startsWith('image/')
  return (
    thumbnails[0]?.url ??
    contents.find(isPicture)?.url ??
    item.enclosures?.find(isPicture)?.url ??
    item.image ??
    firstPictureIn(body) ??
    firstPictureIn(contentOf(item))
  )
}

/** An address of the web and of nothing else: no script, no file, no data. */
function webAddress(address: string | undefined, base: string | undefined) {
  const url = address && URL.canParse(address, base) ? new URL(address, base) : null
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : ''
}

/** The first characters as a reader counts them, so that no letter is cut in two. */
const snippet = (text: string) =>
  [...new Intl.Segmenter('es-MX').segment(text.slice(0, 20 * snippetCharacters))]
    .slice(0, snippetCharacters)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()
