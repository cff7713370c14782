package io.stardeck.b5.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.engine.rules.Lists;

/**
 * Tensions and wars between the races, those that nobody plays too ({@code B5-REL-01}).
 *
 * @param tension 16 numbers from 0 to 5: from each race of {@link Race#FACTIONS} toward each, that
 *     toward itself 0
 * @param war 16 flags in the same order, the same both ways
 */
public record Relations(ImmutableList<Integer> tension, ImmutableList<Boolean> war) {
  /** The highest tension. */
  public static final int MOST = 5;

  private static final int RACES = Race.FACTIONS.size();

  /** As a game begins ({@code B5-D-75}). */
  public static Relations start() {
    ImmutableList.Builder<Integer> tension = ImmutableList.builder();
    ImmutableList.Builder<Boolean> war = ImmutableList.builder();
    for (Race from : Race.FACTIONS) {
      for (Race toward : Race.FACTIONS) {
        tension.add(from == toward ? 0 : first(from, toward));
        war.add(false);
      }
    }
    return new Relations(tension.build(), war.build());
  }

  private static int first(Race from, Race toward) {
    boolean narn = from == Race.NARN || toward == Race.NARN;
    boolean centauri = from == Race.CENTAURI || toward == Race.CENTAURI;
    boolean human = from == Race.HUMAN || toward == Race.HUMAN;
    boolean minbari = from == Race.MINBARI || toward == Race.MINBARI;
    return narn && centauri ? 3 : human && minbari ? 2 : 1;
  }

  /** From one race toward another. */
  public int tension(Race from, Race toward) {
    return tension.get(index(from, toward));
  }

  /** The highest from that race. */
  public int highest(Race from) {
    int highest = 0;
    for (Race toward : Race.FACTIONS) {
      highest = Math.max(highest, tension(from, toward));
    }
    return highest;
  }

  /** Whether they are at war. */
  public boolean atWar(Race one, Race other) {
    return one != other && war.get(index(one, other));
  }

  /** The same with another tension, from 0 to 5. */
  public Relations withTension(Race from, Race toward, int value) {
    int within = Math.max(0, Math.min(MOST, value));
    return new Relations(Lists.set(tension, index(from, toward), within), war);
  }

  /** The same with war between them, or without. */
  public Relations withWar(Race one, Race other, boolean stands) {
    ImmutableList<Boolean> next = Lists.set(war, index(one, other), stands);
    return new Relations(tension, Lists.set(next, index(other, one), stands));
  }

  private static int index(Race from, Race toward) {
    return from.ordinal() * RACES + toward.ordinal();
  }
}
