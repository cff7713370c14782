package io.stardeck.stccg.internal.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Pod;
import io.stardeck.stccg.state.StccgState;

/** Pods with survivors ({@code ST-SPC-15}). */
public final class Pods {
  private static final RuleId SPC_15 = RuleId.of("ST-SPC-15");

  private Pods() {}

  /** A pod that nobody is in any more is gone. */
  public static void leave(Play<StccgState> play, Host host) {
    ImmutableList.Builder<Pod> left = ImmutableList.builder();
    for (Pod pod : play.state().table().pods()) {
      if (pod.host().equals(host) && play.state().persons(host) == 0) {
        Discards.discard(play, Places.IN_PLAY, pod.card(), SPC_15);
        Hosts.close(play, host);
      } else {
        left.add(pod);
      }
    }
    Tables.table(play, table -> table.copy().withPods(left.build()));
  }
}
