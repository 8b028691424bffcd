/** Stands in for a picture: what a file is imported for is its address. */
module.exports = '/assets/picture.webp';
