package io.stardeck.stccg.internal.card;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.OutpostDef;
import io.stardeck.stccg.card.fact.MissionType;
import io.stardeck.stccg.internal.value.Sites;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import org.jspecify.annotations.Nullable;

/** Where outposts may lie, in the set-up and later. */
public final class OutpostSites {
  private static final RuleId OUT_03 = RuleId.of("ST-OUT-03");
  private static final RuleId OUT_04 = RuleId.of("ST-OUT-04");

  private OutpostSites() {}

  /**
   * What the rules hold against an outpost at a location, in the set-up or later ({@code
   * ST-OUT-03}, {@code ST-OUT-04}).
   */
  public static void fitting(
      StccgView view, OutpostDef outpost, Location location, String path, Findings findings) {
    @Nullable MissionDef mission =
        view.table().def(location.card()) instanceof MissionDef def ? def : null;
    if (outpost.liesInSpace()) {
      if (mission == null || mission.missionType() != MissionType.SPACE) {
        findings.reject(path, OUT_04, "%s lies at a space mission", outpost.name());
      }
    } else if (mission == null
        || !mission.anyAffiliation()
            && !Sites.named(view.table(), location, view.seat()).contains(outpost.affiliation())) {
      findings.reject(path, OUT_03, "the mission does not name %s", outpost.affiliation());
    }
  }

  /** An outpost comes into play. */
  public static void place(Play<StccgState> play, Seat seat, Card card, int location) {
    Tables.outposts(play, outposts -> Lists.plus(outposts, new Outpost(card, seat, location)));
  }
}
