#!/bin/sh
# Verifies a webhook: verify.sh <secret> <webhook-id> <webhook-timestamp> <webhook-signature>, the body on standard input. Exit code 0 when it is genuine.
secret=$1
id=$2
moment=$3
header=$4
age=$(($(date +%s) - moment))
[ "$age" -le 300 ] && [ "$age" -ge -300 ] || exit 1
key=$(printf '%s' "${secret#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
wanted=$({ printf '%s.%s.' "$id" "$moment"; cat; } | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)
printf '%s' "$header" | tr ' ' '\n' | grep -qxF "v1,$wanted"
