package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * One face of a command card ({@code FC-CRD-02}).
 *
 * @param asAction whether a ship plays it as its action ({@code FC-D-76})
 * @param test which tests it may be played in; told of faces for tests alone
 * @param cancels the kind of face that a response cancels
 * @param targets what is chosen for it
 * @param effects what it does once, in this order
 * @param standing what holds while it lies in play: on its ship, if it is crew, else before its
 *     player until the end of the game
 * @param trashed whether it is trashed after use
 */
public record CardFace(
    FaceKind kind,
    Timing timing,
    boolean asAction,
    Optional<TestFilter> test,
    Optional<FaceKind> cancels,
    ImmutableList<TargetKind> targets,
    ImmutableList<Effect> effects,
    ImmutableList<Standing> standing,
    boolean trashed,
    String text) {
  /** Whether it stays in play. */
  public boolean stays() {
    return kind == FaceKind.CREW || !standing.isEmpty();
  }
}
