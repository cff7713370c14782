package io.stardeck.sfbf.card;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;

/** One row of the table of card kinds while it is written down; {@link CardKind} takes it over. */
final class CardFacts {
  final String title;
  final ImmutableSet<CardGroup> groups;
  ImmutableSortedSet<Integer> values = ImmutableSortedSet.of();
  ImmutableSet<Symbol> symbols = ImmutableSet.of();
  boolean rangeLimited;
  boolean seeking;
  int boxes;
  int doubled;

  private CardFacts(String title, ImmutableSet<CardGroup> groups) {
    this.title = title;
    this.groups = groups;
  }

  static CardFacts card(String title, CardGroup... groups) {
    return new CardFacts(title, Sets.immutableEnumSet(ImmutableSet.copyOf(groups)));
  }

  static CardFacts directWeapon(String title, BoxType... firedBy) {
    return card(title, CardGroup.WEAPON).firedBy(firedBy);
  }

  static CardFacts seekingWeapon(String title, BoxType... firedBy) {
    CardFacts facts = card(title, CardGroup.WEAPON).firedBy(firedBy);
    facts.seeking = true;
    return facts;
  }

  CardFacts worth(Integer... allowed) {
    values = ImmutableSortedSet.copyOf(allowed);
    return this;
  }

  CardFacts bears(Symbol... shown) {
    symbols = Sets.immutableEnumSet(ImmutableSet.copyOf(shown));
    return this;
  }

  CardFacts limited() {
    rangeLimited = true;
    return this;
  }

  CardFacts doubling(CardKind... weapons) {
    for (CardKind weapon : weapons) {
      doubled |= 1 << weapon.ordinal();
    }
    return this;
  }

  private CardFacts firedBy(BoxType... types) {
    for (BoxType type : types) {
      boxes |= 1 << type.ordinal();
    }
    return this;
  }
}
