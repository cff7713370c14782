package io.stardeck.engine.json;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A document as it was read, before it is bound to a type. There is no null in JSON as we read it,
 * so a null node can stand for what was faulty: a hole.
 *
 * @param root the document, for the reader's own use
 * @param nodes how many nodes it has
 * @param faults what is wrong with it so far; each left a hole
 */
record Draft(JsonNode root, int nodes, FaultLog faults) {}
