import type { ComponentProps } from 'react'

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' | 'li' }

/** White sheet with rounded corners. */
export function Card({ as: Element = 'div', className = '', ...rest }: CardProps) {
  const Tag = Element as 'div'
  return <Tag {...rest} className={`rounded-md bg-white p-5 shadow-soft md:p-6 ${className}`} />
}
