import type { BlogPost } from '@rumi/contract'
import { parseFeed } from 'feedsmith'
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
  links?: Link[]
  description?: Words
  summary?: Words
  content?: Words | { encoded?: string }
  enclosures?: { url?: string; type?: string }[]
  media?: { thumbnails?: { url?: string }[]; contents?: { url?: string; medium?: string; type?: string }[] }
  image?: string
}

/**
 * The first posts of a feed in RSS 2.0, RSS 1.0, Atom or JSON; one without a title and a link to the web is left out.
 * What the feed says without a host is meant from its own address.
 */
export function postsOf({ bytes, charset }: FetchedFeed, address?: string): BlogPost[] {
  const { feed } = parseFeed(decoded(bytes, charset)) as { feed: { items?: Item[]; entries?: Item[] } }
  return (feed.items ?? feed.entries ?? [])
    .map((item) => postOf(item, address))
    .filter((post): post is BlogPost => post !== null)
    .slice(0, mostPosts)
}

function postOf(item: Item, base: string | undefined): BlogPost | null {
  const title = textOf(words(item.title))
  const link = webAddress(item.link ?? linkAmong(item.links), base)
  if (!title || !link) return null
  const body = words(item.description) || words(item.summary) || contentOf(item)
  return {
    title,
    link,
    thumbnail: webAddress(pictureOf(item, body), base) || null,
    description: snippet(textOf(body)),
  }
}

const words = (said: Words) => (typeof said === 'string' ? said : (said?.value ?? ''))

const contentOf = ({ content }: Item) =>
  typeof content === 'object' && 'encoded' in content ? (content.encoded ?? '') : words(content as Words)

const linkAmong = (links: Link[] = []) =>
  (links.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links[0])?.href

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
  [...new Intl.Segmenter('es-MX').segment(text)]
    .slice(0, snippetCharacters)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()

/** Text in the encoding that the answer names, else the document itself, else UTF-8. */
function decoded(bytes: Buffer, charset: string | null) {
  const declared = /^\W*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(
    bytes.subarray(0, 200).toString('latin1'),
  )?.[1]
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : null
  for (const name of [marked, charset, declared, 'utf-8']) {
    try {
      if (name) return new TextDecoder(name).decode(bytes)
    } catch {
      continue
    }
  }
  return bytes.toString('utf8')
}
