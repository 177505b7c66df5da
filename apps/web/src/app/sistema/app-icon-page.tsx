import favicon from '../../art/favicon.svg?raw'

/** App icon: the doorway fits the circle that a phone may crop to. */
export default function AppIconPage() {
  return (
    <div id="picture" className="grid size-[512px] place-items-end justify-center bg-sand">
      <img
        alt=""
        src={`data:image/svg+xml;utf8,${encodeURIComponent(favicon)}`}
        className="size-[400px] translate-y-0"
      />
    </div>
  )
}
