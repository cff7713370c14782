package io.stardeck.stccg.internal.effects.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.internal.effects.word.Pool.Member;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The two of a group who are highest in STRENGTH; of equals their controller says who is one of the
 * two ({@code ST-REQ-20}).
 *
 * @param clear who is one of them for sure, in the order of the group
 * @param tied those equals of whom the controller says who is; none if nothing is left to say
 */
public record Strongest(ImmutableList<Member> clear, ImmutableList<Member> tied) {
  private static final int TWO = 2;

  /** The strongest of a group. */
  public static Strongest of(List<Member> group) {
    if (group.size() <= TWO) {
      return new Strongest(ImmutableList.copyOf(group), ImmutableList.of());
    }
    List<Integer> strengths = new ArrayList<>();
    group.forEach(member -> strengths.add(strength(member)));
    strengths.sort(Comparator.reverseOrder());
    int least = strengths.get(TWO - 1);
    boolean tie = strengths.get(TWO) == least;
    ImmutableList.Builder<Member> clear = ImmutableList.builder();
    ImmutableList.Builder<Member> tied = ImmutableList.builder();
    for (Member member : group) {
      int strength = strength(member);
      if (strength > least || strength == least && !tie) {
        clear.add(member);
      } else if (strength == least) {
        tied.add(member);
      }
    }
    return new Strongest(clear.build(), tied.build());
  }

  private static int strength(Member member) {
    return member.person().attribute(Attribute.STRENGTH);
  }

  /** How many of the equals are among the two. */
  public int wanted() {
    return TWO - clear.size();
  }
}
