import type { BlogPost } from '@rumi/contract'
import { useEffect, useState } from 'react'
import { blogCopy } from '../../copy/blog.ts'
import { publicHttp } from '../public-http.ts'
import { areAsBuilt, postsInPage } from './posts-in-page.ts'

/**
 * The posts of the feed. The page itself brings them; whoever comes from another page asks for them, sees none yet
 * while they are on their way, and an empty list where they cannot be had (spec §7).
 */
export function useBlogPosts() {
  const [brought] = useState(postsInPage)
  const [fetched, setFetched] = useState<readonly BlogPost[]>()
  const areMissing = brought === undefined || areAsBuilt(brought)

  useEffect(() => {
    if (!areMissing) return
    const leaving = new AbortController()
    const ask = async () => {
      try {
        const answer = await publicHttp.json({ method: 'GET', path: '/blog', signal: leaving.signal })
        setFetched((answer as { data: { posts: BlogPost[] } }).data.posts)
      } catch (failure) {
        if (leaving.signal.aborted) return
        console.error(blogCopy.logged, failure)
        setFetched([])
      }
    }
    void ask()
    return () => leaving.abort()
  }, [areMissing])

  return fetched ?? brought
}
