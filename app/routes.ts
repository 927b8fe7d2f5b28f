import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page address, in the order of the specification's route table. All canonical addresses end in a slash. */
export default [
  layout('site/routes/site-layout.tsx', [
    index('site/routes/home.tsx'),
    route('products', 'site/routes/collections.tsx'),
    route('products/:categorySlug', 'site/routes/category.tsx'),
    route('products/:categorySlug/:productSlug', 'site/routes/product.tsx'),
    route('about', 'site/routes/about.tsx'),
    route('contact', 'site/routes/contact.tsx'),
    route('social', 'site/routes/social.tsx'),
    route('blog', 'site/routes/journal.tsx'),
    route('blog/:slug', 'site/routes/article.tsx'),
    route('gallery', 'site/routes/gallery.tsx'),
    route('gallery/:slug', 'site/routes/project.tsx'),
    route('italian-marble', 'site/routes/italian-marble.tsx'),
    route('thank-you', 'site/routes/thank-you.tsx'),
    route('legal', 'site/routes/legal.tsx'),
    route('newsletter', 'site/routes/newsletter.tsx'),
    route('404', 'site/routes/not-found.tsx'),
    route(':slug', 'site/routes/top-level-slug.tsx'),
    route('*', 'site/routes/unknown-address.tsx'),
  ]),
] satisfies RouteConfig;
