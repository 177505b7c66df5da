import type { BlogPost } from '@rumi/contract'
import { useEffect, useState } from 'react'
import { blogCopy } from '../../copy/blog.ts'
import { publicHttp } from '../public-http.ts'

/** The posts of the feed: none yet while they are asked for, and an empty list where they cannot be had (spec §7). */
export function useBlogPosts() {
  const [posts, setPosts] = useState<readonly BlogPost[]>()

  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      try {
        const answer = await publicHttp.json({ method: 'GET', path: '/blog', signal: leaving.signal })
        setPosts((answer as { data: { posts: BlogPost[] } }).data.posts)
      } catch (failure) {
        if (leaving.signal.aborted) return
        console.error(blogCopy.logged, failure)
        setPosts([])
      }
    }
    void ask()
    return () => leaving.abort()
  }, [])

  return posts
}
