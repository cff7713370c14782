package io.stardeck.engine.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes a value of a document. Jackson stops at the first fault; so what is faulty is taken out and
 * the rest read again, until all is read. A fault around one that is known already follows from it
 * and is not reported.
 */
final class ValueReader {
  /** How many nodes are read, again and again, in search of further faults. */
  private static final int WORK = 4_000_000;

  private final ObjectMapper mapper;
  private final ObjectReader reader;
  private final Draft draft;
  private final Map<Place, Integer> taken = new HashMap<>();

  private ValueReader(ObjectMapper mapper, ObjectReader reader, Draft draft) {
    this.mapper = mapper;
    this.reader = reader;
    this.draft = draft;
  }

  /**
   * The value that {@code draft} stands for.
   *
   * @throws FaultException if there are faults, in the draft or in what it would have to be
   */
  static <T> T bind(ObjectMapper mapper, ObjectReader reader, Draft draft) {
    return new ValueReader(mapper, reader, draft).bind();
  }

  private <T> T bind() {
    long readings = Math.max(4, WORK / Math.max(1, draft.nodes()));
    while (!draft.root().isNull() && readings-- > 0 && !draft.faults().isFull()) {
      Complaint complaint;
      try (JsonParser parser = mapper.treeAsTokens(draft.root())) {
        T value = reader.readValue(parser);
        if (draft.faults().isEmpty()) {
          return value;
        }
        throw draft.faults().exception();
      } catch (FaultException known) {
        throw known;
      } catch (IOException | RuntimeException e) {
        // Any exception here comes of the document: it is Jackson's, or that of a value that
        // refuses to be made.
        complaint = Complaint.of(e, draft.root(), mapper);
      }
      draft.faults().add(complaint.place(), complaint.faults());
      if (!takeOut(complaint.culprit())) {
        throw draft.faults().exception();
      }
    }
    if (!draft.root().isNull()) {
      draft.faults().cut();
    }
    throw draft.faults().exception();
  }

  /**
   * Leaves a hole at {@code place}; where one was there already and did not do, goes on to what is
   * around it.
   */
  private boolean takeOut(Place place) {
    for (Place at = place; !at.isRoot(); at = at.parent()) {
      JsonNode around = Complaint.find(draft.root(), at.parent());
      int times = taken.merge(at, 1, Integer::sum);
      if (around instanceof ArrayNode list && times == 1 && isIn(list, at.last())) {
        list.setNull((Integer) at.last());
        return true;
      }
      if (around instanceof ObjectNode object && times <= 2 && at.last() instanceof String name) {
        leaveHole(object, name, times);
        return true;
      }
    }
    return false;
  }

  private static boolean isIn(ArrayNode list, Object step) {
    return step instanceof Integer index && index < list.size();
  }

  private static void leaveHole(ObjectNode object, String name, int times) {
    @Nullable JsonNode there = object.get(name);
    if (times == 1 && (there == null || !there.isNull())) {
      object.putNull(name);
    } else {
      object.remove(name);
    }
  }
}
