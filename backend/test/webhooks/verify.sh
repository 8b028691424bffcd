#!/bin/sh
# Verifies a webhook: verify.sh <secret> <Reelpact-Signature>, the body on standard input. Exit code 0 when it is genuine.
secret=$1
header=$2
moment=$(printf '%s' "$header" | tr ',' '\n' | sed -n 's/^t=//p')
age=$(($(date +%s) - moment))
[ "$age" -le 300 ] && [ "$age" -ge -300 ] || exit 1
wanted=$({ printf '%s.' "$moment"; cat; } | openssl dgst -sha256 -hmac "$secret" | sed 's/^.*= *//')
printf '%s' "$header" | tr ',' '\n' | sed -n 's/^v1=//p' | grep -qxF "$wanted"
