package io.stardeck.stccg.internal.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Pod;
import io.stardeck.stccg.state.StccgState;

/** Pods with survivors ({@code ST-SPC-15}). */
public final class Pods {
  private static final RuleId SPC_15 = RuleId.of("ST-SPC-15");

  private Pods() {}

  /** Pods that nobody is in any more are gone, whatever has become of those who were. */
  public static void abandoned(Play<StccgState> play) {
    ImmutableList<Pod> pods = play.state().table().pods();
    for (int i = 0; i < pods.size(); i++) {
      Pod pod = pods.get(i);
      if (play.state().persons(pod.host()) + play.state().gear(pod.host()) == 0) {
        Tables.table(play, table -> table.copy().withPods(Lists.minus(table.pods(), pod)));
        Discards.discard(play, Places.IN_PLAY, pod.card(), SPC_15);
        Hosts.close(play, pod.host());
      }
    }
  }
}
