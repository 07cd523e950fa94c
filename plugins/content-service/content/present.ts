import type {
  Ad,
  Addresses,
  Job,
  Notification,
  NotificationColor,
  Release,
  Sponsor,
  Theme,
  Tier,
} from '../client/types';
import {safeHref} from '../../util/addresses';
import {imageAddress, withQuery, withRef} from './addresses';
import {renderMarkdown} from './markdown';
import type {
  RawAd,
  RawJob,
  RawNotification,
  RawRelease,
  RawSponsor,
  RawTheme,
} from './schemas';

const colors: readonly NotificationColor[] = [
  'success',
  'info',
  'warning',
  'error',
  'primary',
];

/** A notification as pages show it; color and action text by default. */
export function presentNotification(
  {slug, title, created_at: createdAt, metadata}: RawNotification,
  {baseUrl}: Addresses,
): Notification {
  const href = safeHref(metadata.action);
  return {
    slug,
    title,
    createdAt,
    html: renderMarkdown(metadata.text, baseUrl),
    ...(metadata.emoji ? {emoji: metadata.emoji} : {}),
    color: colors.find((color) => color === metadata.color) ?? 'success',
    actionText: metadata.action_text ?? '',
    ...(href === undefined ? {} : {href}),
  };
}

/** An ad as pages show it; nothing when its link leads nowhere. */
export function presentAd(
  {title, metadata}: RawAd,
  {ref, imagesBase}: Addresses,
): Ad | undefined {
  const href = safeHref(metadata.url);
  const src = imageAddress(metadata.src, imagesBase);
  return href === undefined
    ? undefined
    : {
        title,
        description: metadata.description,
        href: withRef(href, ref),
        ...(src === undefined ? {} : {src}),
      };
}

/** A sponsor as pages show it. */
export function presentSponsor(
  {title, metadata}: RawSponsor,
  {imagesBase}: Addresses,
): Sponsor {
  const href = safeHref(metadata.href);
  const lightLogo = imageAddress(metadata.lightlogo, imagesBase);
  const darkLogo = imageAddress(metadata.darklogo, imagesBase);
  return {
    name: metadata.name ?? title,
    tier: metadata.tier as Tier,
    ...(href === undefined ? {} : {href}),
    ...(lightLogo === undefined ? {} : {lightLogo}),
    ...(darkLogo === undefined ? {} : {darkLogo}),
  };
}

/** A release as pages show it. */
export function presentRelease(
  {name, published_at: publishedAt, body}: RawRelease,
  {baseUrl}: Addresses,
): Release {
  return {
    name,
    ...(publishedAt ? {publishedAt: new Date(publishedAt).toISOString()} : {}),
    // GitHub gives null where there are no notes.
    html: renderMarkdown(body ?? '', baseUrl),
  };
}

/** The service says how long ago: days are new, weeks are not. */
const recent = /\b(?:seconds?|minutes?|hours?|days?)\b/i;

/** Who lists the jobs. */
const via = 'VueJobs';

/** A job as pages show it; nothing when its link leads nowhere. */
export function presentJob(
  {id, url, published_at: published, company, ...job}: RawJob,
  {ref, imagesBase}: Addresses,
): Job | undefined {
  const href = safeHref(url);
  const avatar = imageAddress(company.avatar, imagesBase);
  return href === undefined
    ? undefined
    : {
        id: String(id),
        title: job.title,
        location: job.location,
        description: job.description,
        type: job.type,
        href: withRef(href, ref),
        via,
        isNew: recent.test(published.for_humans),
        company: {
          name: company.name,
          ...(avatar === undefined ? {} : {avatar}),
        },
      };
}

/** A theme as pages show it; nothing when it can be had nowhere. */
export function presentTheme(
  {title, description, src, free, url, demoUrl, query, sample}: RawTheme,
  {imagesBase}: Addresses,
): Theme | undefined {
  const href = safeHref(url);
  const picture = imageAddress(src, imagesBase);
  return href === undefined
    ? undefined
    : {
        title,
        description,
        free,
        sample,
        href: withQuery(href, query ?? ''),
        ...(picture === undefined ? {} : {src: picture}),
        demos: demoUrl.flatMap((entry) => {
          const [name, address] =
            typeof entry === 'string' ? [undefined, entry] : entry;
          const demo = safeHref(address);
          return demo === undefined
            ? []
            : [{...(name === undefined ? {} : {name}), href: demo}];
        }),
      };
}
