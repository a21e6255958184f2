#!/bin/sh
# Root's part of publishing to nginx (docs/operating.md, "Set up a host"): fernwerk-rules <release>
#
# nginx reads its configuration as root, so write access to it is root access: a log can be any file of the host. The
# publishing user runs this script by sudo, and owns neither it nor the file that it writes. It installs the rules of a
# release only if each line matches a pattern of the build's lines (src/hosting/nginx-file.ts): headers, types, redirects.
# A pattern matches a whole line with complete strings and words, so that a line can't continue in the next one.
set -eu
releases=/srv/fernwerk
rules=/etc/nginx/fernwerk.conf

case ${1-} in
  "" | *[!A-Za-z0-9_-]*)
    echo "fernwerk-rules: no release was named - write the name of a folder in $releases" >&2
    exit 2
    ;;
esac
new=$(mktemp "$rules.XXXXXX")
trap 'rm -f "$new" "$new.old"' EXIT
head -c 500000 "$releases/$1/hosting/nginx.conf" > "$new"

status=0
wrong=$(LC_ALL=C grep -aEvnx -f /dev/fd/3 "$new" 3<<'END'
 *\}?
#.*
(server_tokens|absolute_redirect|uninitialized_variable_warn|if_modified_since|etag|gzip|gzip_static|gzip_proxied|gzip_vary) [a-z]+;
types \{
  [a-z0-9.+-]+/[a-z0-9.+-]+ [a-z0-9]+;
(default_type|charset|charset_types)( [a-z0-9./+-]+)+;
 *set \$site_(cache|missing|broken) ("[a-z0-9=, -]+"|(/\$1)?/[0-9]+\.html);
set \$site_(asked "\$site_seen\$uri:\$request_uri"|seen again|address ""|page ""|etag 'W/"[0-9a-f]+"');
if \(\$site_asked ~ "([^"\]|\\[^"])*"\) \{ set \$site_address \$1; \}
if \(\$site_address ~ "\[\^/\]\$"\) \{ set \$site_page \$document_root\$site_address/index\.html; \}
if \(-f \$site_page\) \{ set \$site_address \$site_address/; \}
if \(\$uri ~ "([^"\]|\\[^"])*"\) \{( (set \$site_cache "[a-z0-9=, -]+"|return 404); \})?
 *add_header [A-Za-z-]+ ("[^"\$]*"|\$site_cache) always;
 *add_header ETag \$site_etag;
 *add_header Vary \$site_vary;
set \$site_(vary ""|localised ""|visitor "\$http_sec_fetch_mode:\$http_accept_language"|elsewhere \$site_address\$site_localised);
if \(-f \$document_root/[a-z]+\$\{uri\}index\.html\) \{ set \$site_vary "[A-Za-z, -]+"; \}
if \(\$site_visitor ~\* "([^"\]|\\[^"])*"\) \{ set \$site_localised /[a-z]+\$uri; \}
if \(!-f \$document_root\$\{site_localised\}index\.html\) \{ set \$site_localised ""; \}
error_page 400 =404 /unreadable;
error_page( [0-9]+)+( =404)? \$site_(missing|broken);
location (~ |= )?([A-Za-z0-9/_%~?:|()$*+-]|\.|\\[./])+ \{( if \(\$http_if_none_match = \$site_etag\) \{ return 304; \} if \(\$site_elsewhere\) \{ rewrite \^ /elsewhere last; \} try_files \$uri \$\{uri\}index\.html =404; \})?
  internal;
  if \(\$http_if_none_match = \$site_etag\) \{ return 304; \}
  if \(\$site_address\) \{ return 301 \$site_address\$is_args\$args; \}
  if \(\$site_localised\) \{ return 302 \$site_localised\$is_args\$args; \}
  if \(\$request ~ "\^\\S\+ /\(\?<site_language>[a-z|]+\)\[/ \?\]"\) \{ rewrite \^ /\$site_language/404\.html last; \}
  rewrite \^ /404\.html last;
  try_files \$uri =404;
  types \{ \} default_type [a-z0-9./+-]+;
  if \(-f \$document_root\$uri/index\.html\) \{ rewrite \^\(\.\*\[\^/\]\)\$ \$1/ permanent; \}
  return 301 [A-Za-z0-9/._%~-]+\$is_args\$args;
END
) || status=$?
if [ "$status" -ne 1 ]; then
  lines=$(printf '%s' "$wrong" | cut -d: -f1 | tr '\n' ' ')
  echo "$1/hosting/nginx.conf: line $lines- not of a kind that the build writes, so nothing was changed - find out who wrote it, or allow a new line of src/hosting in $0" >&2
  exit 1
fi

chmod 644 "$new"
[ ! -e "$rules" ] || cp -p "$rules" "$new.old"
mv "$new" "$rules"
if ! nginx -t -q; then
  if [ -e "$new.old" ]; then mv "$new.old" "$rules"; else rm "$rules"; fi
  echo "$1/hosting/nginx.conf: nginx refuses it (above), so nothing was changed - check whether the release is complete" >&2
  exit 1
fi
# Switches the pages before the reload: with the ETag of the new rules, browsers would keep an old page.
ln -sfn "$1" "$releases/current"
systemctl reload nginx
