export default function Placeholder() {
  return <h1>sitemap</h1>;
}
