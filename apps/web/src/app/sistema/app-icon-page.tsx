import favicon from '../../art/favicon.svg?raw'

/** The sign of the house as an app's icon: the doorway stands inside the circle that a phone may cut. */
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
