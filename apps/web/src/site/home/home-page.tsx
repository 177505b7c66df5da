export default function HomePage() {
  return (
    <main>
      <h1 className="text-display">HomePage</h1>
    </main>
  )
}
