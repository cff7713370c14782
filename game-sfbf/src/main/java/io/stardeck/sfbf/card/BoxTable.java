package io.stardeck.sfbf.card;

import com.google.common.collect.ImmutableList;

/**
 * Which boxes of one ship are of a type, and which can fire a kind of card: made once, then looked
 * up.
 */
final class BoxTable {
  private static final BoxType[] TYPES = BoxType.values();
  private static final CardKind[] KINDS = CardKind.values();

  private final BoxSet all;
  private final BoxSet[] byType = new BoxSet[TYPES.length];
  private final BoxSet[] byKind = new BoxSet[KINDS.length];

  BoxTable(ImmutableList<BoxType> boxes) {
    all = BoxSet.firstBoxes(boxes.size());
    for (BoxType type : TYPES) {
      byType[type.ordinal()] = positions(boxes, type);
    }
    for (CardKind kind : KINDS) {
      byKind[kind.ordinal()] = boxesFiring(kind);
    }
  }

  BoxSet all() {
    return all;
  }

  BoxSet of(BoxType type) {
    return byType[type.ordinal()];
  }

  BoxSet firing(CardKind kind) {
    return byKind[kind.ordinal()];
  }

  private static BoxSet positions(ImmutableList<BoxType> boxes, BoxType type) {
    BoxSet positions = BoxSet.empty();
    for (int box = 0; box < boxes.size(); box++) {
      positions = boxes.get(box) == type ? positions.with(box) : positions;
    }
    return positions;
  }

  private BoxSet boxesFiring(CardKind kind) {
    BoxSet boxes = BoxSet.empty();
    for (BoxType type : TYPES) {
      boxes = type.fires(kind) ? boxes.union(of(type)) : boxes;
    }
    return boxes;
  }
}
