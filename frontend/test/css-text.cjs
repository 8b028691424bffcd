/** Stands in for a style sheet that is read as text. */
module.exports = 'b{}';
