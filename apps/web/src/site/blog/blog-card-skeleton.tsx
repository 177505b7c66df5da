import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { blogCardLook } from './blog-card-look.ts'

/** Placeholder as tall as a post. */
export function BlogCardSkeleton() {
  return (
    <div aria-hidden="true" className={blogCardLook.card}>
      <div className={blogCardLook.picture} />
      <div className={blogCardLook.words}>
        <div className={blogCardLook.title}>
          <Skeleton className="h-[1lh] w-4/5" />
        </div>
        <div className={blogCardLook.snippet}>
          <Skeleton className="h-[3lh] w-full" />
        </div>
        <div className={blogCardLook.link}>
          <Skeleton className="h-6 w-28" />
        </div>
      </div>
    </div>
  )
}
