/** The path of the page that shows all social posts; none has one of its own. */
export function pathOfSocialPosts(): string {
  return '/social/';
}
