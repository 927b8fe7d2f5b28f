import { canonicalPathOf } from '../paths/canonical-path.ts';

/** One request for a path that is not there, without anything that says who it was. */
export type MissingVisit = {
  /** Canonical, without its query. */
  path: string;
  isProgram: boolean;
  /** The host of the page that led there; empty where none did. */
  referrer: string;
};

/** What a request tells of itself. */
export type MissingRequest = { url: string; referrer: string; userAgent: string };

const maxPathLength = 300;

/** What only programs ask for that look for weak spots: their paths belong to other software. */
const probes = [
  /^\/(?:wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|pma|vendor|boaform|actuator|solr|owa|ecp|hnap1|telescope|debug|console)/,
  /^\/(?:\.|%2e)|\/\.(?:git|env|aws|ssh|svn|hg|ds_store|htaccess|vscode)/,
  /\/(?:wp-admin|wp-content|wp-includes|wp-login|wlwmanifest|etc\/passwd|eval-stdin|phpinfo)/,
  /\.(?:env|bak|old|sql|ini|conf|config|log|ya?ml|sh|cgi|jsp|asmx|map|swp|tar|gz|zip|rar|7z)$/,
  /(?:\.\.|%00|%0a|%3c|%27|%22|\$\{|select%20|union%20)/,
  /^\/(?:apple-touch-icon|favicon|browserconfig|crossdomain|ads\.txt|app-ads\.txt|humans\.txt|security\.txt)/,
];

/** Search engines, link checkers, tools and libraries; browsers never name themselves so. */
const programs =
  /bot\b|bot\/|crawl|spider|slurp|preview|monitor|scan|check|curl|wget|python|java\/|go-http|okhttp|axios|node|libwww|httpclient|headless|facebookexternal|feed|archive/i;

/**
 * What is counted of a request; undefined for one that is not: what a link fetches ahead, a path that could name a
 * person, and one that is longer than any link.
 */
export function describeVisit(request: MissingRequest, ownHost: string): MissingVisit | undefined {
  const path = pathOf(request.url);
  if (path.length > maxPathLength || /@|%40/i.test(path)) return undefined;
  const isProgram =
    !/mozilla|opera/i.test(request.userAgent) ||
    programs.test(request.userAgent) ||
    probes.some((probe) => probe.test(path.toLowerCase()));
  const host = URL.parse(request.referrer)?.host ?? '';
  return { path, isProgram, referrer: host === ownHost ? 'this site' : host.slice(0, 100) };
}

function pathOf(url: string): string {
  // The request of a page's data has no closing slash.
  return canonicalPathOf(url.replace(/[?#].*$/s, ''));
}
