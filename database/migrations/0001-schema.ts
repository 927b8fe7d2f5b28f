import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The schema of version 1.0.0; what came later is in the migrations after it. Both engines have the same tables. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const types = isPostgres
    ? { id: 'serial primary key', sorted: 'text collate "C"' }
    : { id: 'integer primary key autoincrement', sorted: 'text' };
  const statements = tables.replaceAll('{id}', types.id).replaceAll('{sorted}', types.sorted).split(';');
  for (const statement of [...statements, ...ownStatements(isPostgres)]) await sql.raw(statement).execute(db);
}

/** Entries of the log are never changed: they get their place in the chain once, and may be deleted behind its anchor alone. */
function ownStatements(isPostgres: boolean): string[] {
  const kept = 'id created_at kind text person_id about_id entity record_id device network search_text'.split(
    ' ',
  );
  const message = 'The log is never changed';
  const rowOf = (version: string) => `row(${kept.map((name) => `${version}.${name}`).join(', ')})`;
  const isOther = kept.map((name) => `new.${name} is not old.${name}`).join(' or ');
  const first =
    "insert into log_chain (id, head_id, head_hash, anchor_id, anchor_hash) values (1, 0, '', 0, '')";
  return isPostgres
    ? [
        first,
        // SQLite takes another index for these lists.
        ...['categories', 'products', 'gallery_projects'].map(
          (table) =>
            `create index ${table}_living_position on ${table} (position, id) where deleted_at is null`,
        ),
        `create function guard_log() returns trigger language plpgsql as $$ begin
          if tg_op = 'UPDATE' then
            if old.place is null and new.place is not null and ${rowOf('new')} is not distinct from ${rowOf('old')} then
              return new;
            end if;
          elsif tg_op = 'DELETE' then
            if old.place <= (select anchor_id from log_chain) then return old; end if;
          end if;
          raise exception '${message}';
        end $$`,
        `create trigger log_entries_guard before update or delete on log_entries
          for each row execute function guard_log()`,
        `create trigger log_entries_no_truncate before truncate on log_entries
          for each statement execute function guard_log()`,
      ]
    : [
        first,
        `create trigger log_entries_no_update before update on log_entries
          when old.place is not null or new.place is null or ${isOther}
          begin select raise(abort, '${message}'); end`,
        `create trigger log_entries_no_delete before delete on log_entries
          when old.place is null or old.place > (select anchor_id from log_chain)
          begin select raise(abort, '${message}'); end`,
        // Numbers of entries go on where the chain ends, also after all of them were deleted.
        `insert into sqlite_sequence (name, seq) values ('log_entries', 0)`,
      ];
}

const tables = `
create table categories (
  id {id}, version integer not null default 1, search_text text not null default '', created_at text not null,
  updated_at text not null, name text not null default '', description text not null default '',
  long_description text not null default '', slug text not null unique, image text not null default '',
  hero_image text not null default '', video_url text not null default '', meta_title text not null default '',
  meta_description text not null default '', meta_url text not null default '', deleted_at text,
  deleted_by text not null default '', name_sort {sorted} not null default '', published integer not null default 1,
  position integer not null default 0, publish_at text, unpublish_at text
);
create index categories_position on categories (position);
create index categories_publish_at on categories (publish_at) where publish_at is not null;
create index categories_unpublish_at on categories (unpublish_at) where unpublish_at is not null;
create index categories_name_sort_id on categories (name_sort, id);
create index categories_trashed on categories (deleted_at, id) where deleted_at is not null;
create table products (
  id {id}, version integer not null default 1, search_text text not null default '', created_at text not null,
  updated_at text not null, name text not null default '', description text not null default '',
  long_description text not null default '', slug text not null unique,
  category_id integer not null references categories (id), origin text not null default '',
  price text not null default '', availability text not null default '', main_image text not null default '',
  gallery_images text not null default '[]', finish_options text not null default '[]',
  thickness_options text not null default '[]', applications text not null default '[]',
  density text not null default '', water_absorption text not null default '',
  compressive_strength text not null default '', flexural_strength text not null default '',
  mohs_hardness text not null default '', thermal_expansion text not null default '',
  featured integer not null default 0, new integer not null default 0, related_products text not null default '[]',
  meta_title text not null default '', meta_description text not null default '', meta_url text not null default '',
  deleted_at text, deleted_by text not null default '', name_sort {sorted} not null default '',
  origin_sort {sorted} not null default '', published integer not null default 1,
  position integer not null default 0, publish_at text, unpublish_at text
);
create index products_position on products (position);
create index products_category_position on products (category_id, position);
create index products_publish_at on products (publish_at) where publish_at is not null;
create index products_unpublish_at on products (unpublish_at) where unpublish_at is not null;
create index products_name_sort on products (name_sort);
create index products_updated_at on products (updated_at, id);
create index products_created_at on products (created_at, id);
create index products_origin_sort_id on products (origin_sort, id);
create index products_availability_id on products (availability, id);
create index products_trashed on products (deleted_at, id) where deleted_at is not null;
create index products_living on products (published, position, id) where deleted_at is null;
create index products_living_updated on products (published, updated_at, id) where deleted_at is null;
create index products_living_featured on products (featured, position, id) where deleted_at is null;
create index products_pictureless on products (id) where deleted_at is null and main_image = '';
create index products_living_category on products (category_id, published, position, id) where deleted_at is null;
create index products_main_image on products (main_image);
create table blog_posts (
  id {id}, version integer not null default 1, search_text text not null default '', created_at text not null,
  updated_at text not null, title text not null default '', excerpt text not null default '',
  category text not null default '', content text not null default '', image text not null default '',
  author text not null default '', slug text not null unique, read_time text not null default '',
  size text not null default '', date text not null default '', featured integer not null default 0,
  published integer not null default 0, tags text not null default '[]', gallery_images text not null default '[]',
  related_posts text not null default '[]', meta_title text not null default '',
  meta_description text not null default '', meta_url text not null default '', deleted_at text,
  deleted_by text not null default '', title_sort {sorted} not null default '',
  category_sort {sorted} not null default '', publish_at text, unpublish_at text
);
create index blog_posts_publish_at on blog_posts (publish_at) where publish_at is not null;
create index blog_posts_unpublish_at on blog_posts (unpublish_at) where unpublish_at is not null;
create index blog_posts_date_id on blog_posts (date, id);
create index blog_posts_title_sort_id on blog_posts (title_sort, id);
create index blog_posts_category_sort_id on blog_posts (category_sort, id);
create index blog_posts_updated_at_id on blog_posts (updated_at, id);
create index blog_posts_created_at_id on blog_posts (created_at, id);
create index blog_posts_trashed on blog_posts (deleted_at, id) where deleted_at is not null;
create index blog_posts_living on blog_posts (published, date, id) where deleted_at is null;
create index blog_posts_living_updated on blog_posts (published, updated_at, id) where deleted_at is null;
create index blog_posts_living_featured on blog_posts (featured, date, id) where deleted_at is null;
create index blog_posts_pictureless on blog_posts (id) where deleted_at is null and image = '';
create index blog_posts_living_category on blog_posts (category, published, date, id) where deleted_at is null;
create table social_posts (
  id {id}, version integer not null default 1, search_text text not null default '', created_at text not null,
  updated_at text not null, platform text not null default '', post_type text not null default '',
  caption text not null default '', media_url text not null default '', post_url text not null default '',
  likes integer not null default 0, comments integer not null default 0, views text not null default '',
  posted_date text not null default '', size text not null default '', hashtags text not null default '[]',
  featured integer not null default 0, published integer not null default 0, deleted_at text,
  deleted_by text not null default '', publish_at text, unpublish_at text
);
create index social_posts_publish_at on social_posts (publish_at) where publish_at is not null;
create index social_posts_unpublish_at on social_posts (unpublish_at) where unpublish_at is not null;
create index social_posts_platform_id on social_posts (platform, id);
create index social_posts_likes_id on social_posts (likes, id);
create index social_posts_comments_id on social_posts (comments, id);
create index social_posts_updated_at_id on social_posts (updated_at, id);
create index social_posts_created_at_id on social_posts (created_at, id);
create index social_posts_trashed on social_posts (deleted_at, id) where deleted_at is not null;
create index social_posts_living on social_posts (published, id) where deleted_at is null;
create index social_posts_living_updated on social_posts (published, updated_at, id) where deleted_at is null;
create index social_posts_living_featured on social_posts (featured, id) where deleted_at is null;
create table gallery_projects (
  id {id}, version integer not null default 1, search_text text not null default '', created_at text not null,
  updated_at text not null, name text not null default '', short_description text not null default '',
  long_description text not null default '', client text not null default '', slug text not null unique,
  location text not null default '', date_completed text not null default '', duration text not null default '',
  featured_image text not null default '', gallery_images text not null default '[]',
  materials text not null default '[]', project_details text not null default '',
  square_footage text not null default '', category text not null default '', published integer not null default 0,
  related_projects text not null default '[]', meta_title text not null default '',
  meta_description text not null default '', meta_url text not null default '', deleted_at text,
  deleted_by text not null default '', name_sort {sorted} not null default '',
  client_sort {sorted} not null default '', location_sort {sorted} not null default '',
  position integer not null default 0, publish_at text, unpublish_at text
);
create index gallery_projects_position on gallery_projects (position);
create index gallery_projects_publish_at on gallery_projects (publish_at) where publish_at is not null;
create index gallery_projects_unpublish_at on gallery_projects (unpublish_at) where unpublish_at is not null;
create index gallery_projects_name_sort_id on gallery_projects (name_sort, id);
create index gallery_projects_client_sort_id on gallery_projects (client_sort, id);
create index gallery_projects_location_sort_id on gallery_projects (location_sort, id);
create index gallery_projects_updated_at_id on gallery_projects (updated_at, id);
create index gallery_projects_created_at_id on gallery_projects (created_at, id);
create index gallery_projects_trashed on gallery_projects (deleted_at, id) where deleted_at is not null;
create index gallery_projects_living on gallery_projects (published, position, id) where deleted_at is null;
create index gallery_projects_living_updated on gallery_projects (published, updated_at, id) where deleted_at is null;
create index gallery_projects_pictureless on gallery_projects (id) where deleted_at is null and featured_image = '';
create table top_level_slugs (
  slug text primary key, entity text not null, record_id integer not null
);
create index top_level_slugs_record on top_level_slugs (entity, record_id);
create table slug_history (
  entity text not null, slug text not null, record_id integer not null, created_at text not null,
  constraint slug_history_key primary key (entity, slug)
);
create index slug_history_record on slug_history (entity, record_id);
create table enquiries (
  id {id}, created_at text not null, full_name text not null default '', email text not null default '',
  phone text not null default '', phone_country text not null default '', whatsapp_number text not null default '',
  whatsapp_country text not null default '', city text not null default '', product text not null default '',
  quantity text not null default '', utm_source text not null default '', source_page text not null default '',
  form_type text not null default '', utm_medium text not null default '', utm_campaign text not null default '',
  lines text not null default '[]'
);
create index enquiries_by_time on enquiries (created_at);
create index enquiries_by_stone on enquiries (product, source_page, form_type, created_at, id);
create index enquiries_by_country on enquiries (phone_country, form_type, created_at, id);
create index enquiries_by_campaign on enquiries (utm_source, utm_medium, utm_campaign, form_type, created_at, id);
create table contact_messages (
  id {id}, created_at text not null, name text not null default '', email text not null default '',
  phone text not null default '', phone_country text not null default '', subject text not null default '',
  message text not null default '', form_type text not null default '', source_page text not null default '',
  product text not null default '', utm_source text not null default '', utm_medium text not null default '',
  utm_campaign text not null default '', lines text not null default '[]'
);
create index contact_messages_by_time on contact_messages (created_at);
create index contact_messages_by_stone on contact_messages (product, source_page, form_type, created_at, id);
create index contact_messages_by_country on contact_messages (phone_country, form_type, created_at, id);
create index contact_messages_by_campaign on contact_messages (utm_source, utm_medium, utm_campaign, form_type, created_at, id);
create table feedback (
  id {id}, created_at text not null, feedback text not null default '', source_page text not null default '',
  rating integer not null, is_spam integer not null default 0
);
create index feedback_listed on feedback (is_spam, created_at, id);
create table subscribers (
  id {id}, created_at text not null, email text not null default '', email_folded text not null unique,
  is_spam integer not null default 0
);
create index subscribers_listed on subscribers (is_spam, created_at, id);
create table submission_keys (
  key text primary key, created_at text not null
);
create table administrators (
  id {id}, username text not null, username_folded text not null unique, password_hash text not null,
  created_at text not null, updated_at text not null, role text not null default 'sales'
);
create table sessions (
  token_hash text primary key, administrator_id integer not null references administrators (id) on delete cascade,
  created_at text not null, last_used_at text not null, expires_at text not null default '',
  id text not null default '', device text not null default '', method text not null default '',
  network text not null default '', confirmed_at text not null default ''
);
create unique index sessions_id on sessions (id);
create table revisions (
  id {id}, username text not null, created_at text not null, entity text not null, record_id integer not null,
  version integer not null, action text not null, record text not null,
  constraint revisions_of_record unique (entity, record_id, version)
);
create index revisions_created_at on revisions (created_at, id);
create table bulk_actions (
  id {id}, username text not null, created_at text not null, entity text not null, action text not null,
  records text not null, undone_at text, import_id text
);
create unique index bulk_actions_import_id on bulk_actions (import_id);
create index bulk_actions_created_at on bulk_actions (created_at, id);
create table preview_tickets (
  token_hash text primary key, entity text not null, record_id integer not null, expires_at text not null
);
create table mail_outbox (
  id {id}, form text not null, record_id integer not null, message_id text not null, recipient text not null,
  reply_to_name text not null, reply_to_address text not null, subject text not null, body text not null,
  created_at text not null, attempts integer not null default 0, next_attempt_at text,
  claim_token text not null default '', claimed_until text not null default '', sent_at text,
  last_error text not null default '', content text not null default ''
);
create index mail_outbox_by_attempt on mail_outbox (next_attempt_at);
create index mail_outbox_sent_at on mail_outbox (sent_at);
create index mail_outbox_record on mail_outbox (form, record_id);
create table generated_sitemap (
  id integer primary key, requested integer not null, built integer not null default 0,
  public_url text not null default '', xml text not null default '', bytes integer not null default 0,
  generated_at text not null default ''
);
create table media_files (
  id {id}, path text not null unique, mime text not null, bytes integer not null, sha256 text not null,
  width integer, height integer, preview text not null default '', alt text not null default '',
  focal_x double precision not null default 0.5, focal_y double precision not null default 0.5,
  original_name text not null, created_at text not null, search_text text not null default ''
);
create index media_files_shown on media_files (created_at, id) where mime <> 'application/pdf';
create index media_files_pdf on media_files (created_at, id) where mime = 'application/pdf';
create index media_files_content on media_files (sha256);
create index media_files_name on media_files (search_text, id);
create index media_files_bytes on media_files (bytes, id);
create index media_files_videos on media_files (created_at, id) where mime like 'video/%';
create index media_files_undescribed on media_files (created_at, id) where alt = '' and mime like 'image/%';
create table retired_paths (
  path text primary key, deleted_at text not null
);
create table event_counts (
  day text not null, kind text not null, page text not null, count bigint not null,
  constraint event_counts_key primary key (day, kind, page)
);
create table storage_probe (
  id integer primary key, filler text not null
);
create table upload_uses (
  kind text not null, key text not null, position integer not null, field text not null, path text not null,
  origin text not null, name text not null, trashed integer not null,
  constraint upload_uses_key primary key (kind, key, position)
);
create index upload_uses_path on upload_uses (path);
create table limits (
  key text primary key, points integer not null, expire bigint
);
create index limits_by_expire on limits (expire);
create table site_documents (
  id {id}, key text not null unique, value text not null, version integer not null default 1, updated_at text,
  updated_by text not null default '', published_at text, published_version integer not null default 1, draft text,
  draft_by text not null default '', draft_at text
);
create table mail_test (
  id integer primary key, recipient text not null, response text not null, sent_at text not null,
  sent_by text not null
);
create table demo_items (
  kind text not null, key text not null, version integer not null, constraint demo_items_key primary key (kind, key)
);
create table demo_removals (
  id {id}, username text not null, created_at text not null, records text not null, documents text not null
);
create table first_steps (
  key text primary key, username text not null, created_at text not null
);
create table inbox_items (
  id {id}, form text not null, record_id integer not null, kind text not null, received_at text not null,
  answer_due_at text not null, status text not null default 'new',
  assignee_id integer references administrators (id) on delete set null, follow_up_on text,
  notes text not null default '', read_at text, answered_at text, version integer not null default 1,
  name_folded {sorted} not null default '', email_folded {sorted} not null default '',
  product_folded {sorted} not null default '', phone_key {sorted} not null default '',
  whatsapp_key {sorted} not null default '', search_text {sorted} not null default '', deleted_at text,
  spam_reason text not null default '', constraint inbox_items_record unique (form, record_id)
);
create index inbox_items_by_received_at on inbox_items (received_at, id);
create index inbox_items_by_answer_due_at on inbox_items (answer_due_at, id);
create index inbox_items_by_name_folded on inbox_items (name_folded, id);
create index inbox_items_by_email_folded on inbox_items (email_folded, id);
create index inbox_items_by_product_folded on inbox_items (product_folded, id);
create index inbox_items_by_status on inbox_items (status, received_at);
create index inbox_items_by_kind on inbox_items (kind, status, received_at);
create index inbox_items_by_assignee on inbox_items (assignee_id, status, received_at);
create index inbox_items_by_follow_up on inbox_items (coalesce(follow_up_on, '9999-12-31'), id);
create index inbox_items_by_answer on inbox_items (kind, received_at, status, answered_at, answer_due_at);
create index inbox_items_hidden on inbox_items (form, record_id) where status in ('spam', 'deleted');
create index inbox_items_unread on inbox_items (kind, form) where read_at is null and status <> 'spam' and status <> 'deleted';
create index inbox_items_form_received_at on inbox_items (form, received_at, id) where status <> 'spam' and status <> 'deleted';
create index inbox_items_form_name_folded on inbox_items (form, name_folded, id) where status <> 'spam' and status <> 'deleted';
create index inbox_items_form_email_folded on inbox_items (form, email_folded, id) where status <> 'spam' and status <> 'deleted';
create index inbox_items_form_product_folded on inbox_items (form, product_folded, id) where status <> 'spam' and status <> 'deleted';
create index inbox_items_sender_email_folded on inbox_items (email_folded, received_at, id) where status <> 'spam' and status <> 'deleted';
create index inbox_items_sender_phone_key on inbox_items (phone_key, received_at, id) where status <> 'spam' and status <> 'deleted';
create index inbox_items_sender_whatsapp_key on inbox_items (whatsapp_key, received_at, id) where status <> 'spam' and status <> 'deleted';
create index inbox_items_by_due on inbox_items (status, answer_due_at, assignee_id, received_at);
create index inbox_items_shown on inbox_items (received_at, id, status) where status <> 'spam' and status <> 'deleted';
create index inbox_items_assigned on inbox_items (assignee_id, received_at, id, status) where status <> 'spam' and status <> 'deleted';
create table inbox_changes (
  id {id}, action text not null, item_id integer not null references inbox_items (id) on delete cascade,
  username text not null, created_at text not null, before text not null, after text not null, undone_at text
);
create index inbox_changes_by_action on inbox_changes (action);
create index inbox_changes_by_item_id on inbox_changes (item_id);
create table inbox_views (
  id {id}, administrator_id integer not null references administrators (id) on delete cascade, name text not null,
  query text not null, constraint inbox_views_name unique (administrator_id, name)
);
create table reply_templates (
  id integer primary key, templates text not null, version integer not null default 1, updated_at text not null,
  updated_by text not null
);
create table schedule_delays (
  id {id}, entity text not null, record_id integer not null, action text not null, due_at text not null,
  done_at text not null, was_stopped integer not null
);
create table invitations (
  id {id}, token_hash text not null unique, role text not null, name text not null, email text not null,
  invited_by text not null, created_at text not null, expires_at text not null, accepted_at text, withdrawn_at text
);
create table redirects (
  id {id}, source text not null unique, target text not null, username text not null, created_at text not null,
  updated_at text not null, hits integer not null default 0, last_hit_at text
);
create table redirect_actions (
  id {id}, username text not null, created_at text not null, changes text not null, undone_at text
);
create table missing_paths (
  path text primary key, visits integer not null, program_visits integer not null, referrer text not null,
  first_at text not null, last_at text not null, ignored_at text
);
create table campaign_counts (
  day text not null, source text not null, medium text not null, campaign text not null, count bigint not null,
  constraint campaign_counts_key primary key (day, source, medium, campaign)
);
create table search_counts (
  day text not null, place text not null, query text not null, outcome text not null, count bigint not null,
  constraint search_counts_key primary key (day, place, query, outcome)
);
create table event_month_counts (
  kind text not null, month text not null, page text not null, count bigint not null,
  constraint event_month_counts_key primary key (kind, month, page)
);
create table sitemap_files (
  built integer not null, number integer not null, xml text not null,
  constraint sitemap_files_key primary key (built, number)
);
create table search_entries (
  id integer primary key, names text not null, facts text not null, uses text not null, texts text not null
);
create table picture_colours (
  path text primary key, colours text, method integer not null
);
create table product_colours (
  product_id integer primary key, family text not null, lightness integer not null, colours text not null
);
create index product_colours_family on product_colours (family, lightness, product_id);
create index product_colours_lightness on product_colours (lightness, product_id);
create table shared_shortlists (
  id text primary key, lines text not null, created_at text not null
);
create index shared_shortlists_created on shared_shortlists (created_at);
create table upload_holds (
  id text primary key, held_until text not null
);
create table job_runs (
  name text primary key, done_at text, holder text, held_until text
);
create table import_jobs (
  id text primary key, is_dry_run integer not null, state text not null, done integer not null,
  total integer not null, ending text, seen_at text not null
);
create table backup_runs (
  id {id}, kind text not null, state text not null, running integer unique, started_at text not null,
  alive_at text not null, ended_at text, removed_at text, archive_id integer, started_by text not null default '',
  place text not null default '', name text not null default '', sha256 text not null default '',
  reason text not null default '', proof text not null default '', bytes bigint not null default 0,
  row_count bigint not null default 0, file_count bigint not null default 0
);
create index backup_runs_started on backup_runs (kind, started_at, id);
create table backup_notices (
  name text primary key, dismissed_at text not null, dismissed_by text not null
);
create table log_people (
  id {id}, name text unique, salt text, mark text not null
);
create table log_chain (
  id integer primary key, head_id integer not null, head_hash text not null, anchor_id integer not null,
  anchor_hash text not null
);
create table log_entries (
  id {id}, created_at text not null, kind text not null, text text not null,
  person_id integer not null references log_people (id), about_id integer references log_people (id), entity text,
  record_id integer, device text not null, network text not null, hash text, search_text text not null,
  place integer, check ((place is null) = (hash is null))
);
create index log_entries_created on log_entries (created_at, id);
create index log_entries_kind on log_entries (kind, created_at, id);
create index log_entries_person on log_entries (person_id, created_at, id);
create index log_entries_about on log_entries (about_id);
create unique index log_entries_place on log_entries (place);
create index log_entries_unsealed on log_entries (id) where place is null;
create table time_codes (
  administrator_id integer primary key references administrators (id) on delete cascade, secret text,
  last_step integer not null, confirmed_at text, pending_secret text, pending_at text
);
create table recovery_codes (
  code_hash text primary key, administrator_id integer not null references administrators (id) on delete cascade,
  created_at text not null
);
create index recovery_codes_administrator on recovery_codes (administrator_id);
create table passkeys (
  id text primary key, credential_id text not null unique,
  administrator_id integer not null references administrators (id) on delete cascade, public_key text not null,
  counter bigint not null, transports text not null, name text not null, device text not null,
  created_at text not null, last_used_at text
);
create index passkeys_administrator on passkeys (administrator_id);
create table sign_in_tickets (
  ticket_hash text primary key, administrator_id integer not null references administrators (id) on delete cascade,
  attempts integer not null, expires_at text not null
);
create table passkey_challenges (
  challenge_hash text primary key, purpose text not null,
  administrator_id integer references administrators (id) on delete cascade, expires_at text not null
);
create table refusals (
  page text not null, directive text not null, source text not null, times integer not null, first_at text not null,
  last_at text not null, constraint refusals_key primary key (page, directive, source)
);
create table second_factor_rule (
  id integer primary key, scope text not null, from_day text not null, holds_from text not null,
  changed_at text not null, changed_by text not null
);
create table item_counts (
  span text not null, topic text not null, kind text not null, name text not null, count integer not null,
  primary key (span, topic, kind, name)
);
create table changed_days (
  day text not null, mark text not null, primary key (day, mark)
);
create table counted_days (
  id integer primary key, first_day text not null, last_day text not null
)
`;
